// @ts-check
// An analysis under way: asked about until it is done. Whoever leaves the page stops asking, and the
// server stops thinking.
import { swapFrom } from "./swap.js";
import { toast, word } from "./toast.js";

const BEAT = 700;
/** A server that does not answer is asked this often. */
const TRIES = 5;

const isUnderWay = () => document.querySelector("#analysis[data-under-way]") !== null;
const asking = new AbortController();
let failures = 0;

async function ask() {
  try {
    const page = await swapFrom(location.pathname, ["analysis"], asking.signal);
    failures = page ? 0 : failures + 1;
  } catch {
    failures += 1;
  }
  if (asking.signal.aborted || !isUnderWay()) return;
  if (failures > TRIES) return void toast(word("offline"), { lasting: true });
  setTimeout(ask, BEAT * (1 + failures));
}

export function start() {
  if (!isUnderWay()) return;
  addEventListener("pagehide", () => asking.abort());
  setTimeout(ask, BEAT);
}
