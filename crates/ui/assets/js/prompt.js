// @ts-check
// What one is asked is said aloud: the prompt is swapped, and words that come together with their
// place are read to nobody.
import { say } from "./voice.js";

const prompt = () => document.querySelector("#prompt:not(.prompt--wait)");
const words = (/** @type {Element | null} */ asked) => [...(asked?.querySelectorAll("[data-say], [data-sub]") ?? [])].map((line) => line.textContent?.trim() ?? "").filter(Boolean).join(" ");

let last = prompt();
let said = words(last);

/** Says what is asked now, if it is something else than before. */
export function refresh() {
  const asked = prompt();
  if (asked === last) return;
  last = asked;
  if (words(asked) !== said) say(words(asked));
  said = words(asked);
}
