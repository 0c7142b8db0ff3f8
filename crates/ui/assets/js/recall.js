// @ts-check
// What happened since the own last move, once more: the board as it was then, the beats, and the board as it is now.
// The desk stays as it is, so that whoever is asked can answer meanwhile.
import { linesAfter } from "./lines.js";
import { pace } from "./pace.js";
import { stage } from "./stage.js";
import { swap } from "./swap.js";
import { toast, word } from "./toast.js";

/** What shows the past while it is played. */
const PARTS = ["board", "seats"];

const main = /** @type {HTMLElement | null} */ (document.querySelector("main[data-table]"));
/** @type {(message: object) => boolean} */
let send = () => false;

/** Asks the house what happened; a moment of the past has nothing to recall. */
export function ask() {
  if (main?.dataset.at === undefined) send({ kind: "recall" });
}

/** @param {Document} page */
const partsOf = (page) => Object.fromEntries(PARTS.map((id) => [id, page.getElementById(id)?.outerHTML ?? ""]));

/** The page after so many moves. @param {number} from */
async function past(from) {
  const response = await fetch(`/t/${main?.dataset.table}?at=${from}`, { headers: { accept: "text/html" } });
  return response.ok ? partsOf(new DOMParser().parseFromString(await response.text(), "text/html")) : null;
}

/** @param {{ from: number, beats: import("./stage.js").Beat[] }} message */
export async function play({ from, beats }) {
  const version = main?.dataset.version;
  const then = pace() && beats.length > 0 ? await past(from) : null;
  // What came meanwhile is newer than what was asked for.
  if (version !== main?.dataset.version || main?.dataset.at !== undefined) return;
  const lines = linesAfter(from);
  if (lines.length === 0) return void toast(word("nothing-since"));
  /** @type {Record<string, string> | null} */
  let now = null;
  const lookBack = () => {
    if (!then) return;
    now = partsOf(document);
    swap(then, "none");
    main?.classList.add("is-recalled");
  };
  const show = () => {
    if (now) swap(now, "none");
    main?.classList.remove("is-recalled");
  };
  stage({ beats, lines, again: true, begin: lookBack, show });
}

/** @param {(message: object) => boolean} sender */
export function start(sender) {
  send = sender;
}
