// @ts-check
// What one is asked is said aloud: the prompt is swapped, and words that come together with their
// place are read to nobody. Its box has a fixed height, so long words are written closer instead of being cut.
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

/** How close words may be written, the widest first. */
const GRADES = ["wide", "close", "tight", "least"];

/** Letters may stick out of their line by a little, but no line out of the prompt. */
function isCut(/** @type {Element} */ line) {
  const [own, all] = [line, line.closest(".prompt") ?? line].map((part) => part.getBoundingClientRect());
  return line.scrollHeight > line.clientHeight + 5 || own.top < all.top || own.bottom > all.bottom + 1;
}

/** Buttons that come and go, and screens that turn, leave the words another width. */
const room = new ResizeObserver(write);
/** @type {Element[]} */
let watched = [];

/** Fits the words of the prompt, from now on whenever their room changes. */
export function fit() {
  write();
  const parts = [...document.querySelectorAll(".prompt, .prompt__do")];
  if (parts.every((part, at) => part === watched[at])) return;
  room.disconnect();
  watched = parts;
  for (const part of parts) room.observe(part);
}

/** Writes every line of the prompt as large as it is whole. */
function write() {
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".prompt__say, .prompt__sub"))) {
    for (const grade of GRADES) {
      line.dataset.fit = grade;
      if (!isCut(line)) break;
    }
    // What does not fit even so stands whole above the prompt, for as long as it is asked.
    line.toggleAttribute("data-cut", false);
    line.toggleAttribute("data-cut", isCut(line));
  }
}

export function start() {
  fit();
  document.fonts?.addEventListener("loadingdone", write);
}
