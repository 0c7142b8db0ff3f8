// @ts-check
// The keyboard: arrows within the hand and the board, letters for the rest.
import * as ask from "./ask.js";
import * as compose from "./compose.js";
import * as drawer from "./drawer.js";
import * as focus from "./focus.js";
import * as hints from "./hints.js";
import * as mistakes from "./mistakes.js";
import * as recall from "./recall.js";
import * as replay from "./replay.js";
import * as rules from "./rules.js";
import * as tips from "./tips.js";

const typing = (/** @type {Element | null} */ element) => element?.matches("input:not([type=range]), textarea, select, [contenteditable]") ?? false;

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The nearest neighbour in a direction. @param {Element} from @param {Element[]} all @param {number} dx @param {number} dy */
function neighbour(from, all, dx, dy) {
  const here = centre(from);
  const far = (/** @type {Element} */ element) => {
    const there = centre(element);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    return along > 4 ? along + 2 * aside : Infinity;
  };
  const near = all.filter((element) => element !== from).sort((a, b) => far(a) - far(b))[0];
  return near && far(near) < Infinity ? near : null;
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {KeyboardEvent} event */
function arrow(event) {
  const from = document.activeElement;
  const group = from?.closest(".hand, .counter, #board");
  if (!from || !group) return walk(event);
  const all = [...group.querySelectorAll("button.card, .btn--toggle:not([hidden]), .ware, .store__unit, .spot, .step button, .swap, .way")];
  const next = neighbour(from, all, ...ARROWS[event.key]);
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
  return true;
}

/** Away from hand and board, left and right go through the match. @param {KeyboardEvent} event */
function walk(event) {
  const by = ARROWS[event.key][0];
  if (!by || !replay.isThere()) return false;
  if (event.shiftKey) replay.round(by);
  else replay.step(by);
  return true;
}

/** @type {Record<string, string>} */
const PLACES = { KeyC: "c", KeyU: "u", KeyH: "h", KeyR: "r", KeyO: "o", KeyN: "n", KeyP: "p", KeyM: "m" };

/** The letter, or what stands at its place on a Latin keyboard. @param {KeyboardEvent} event */
function letterOf(event) {
  if (/^[\x20-\x7e]$|^Escape$/.test(event.key)) return event.key.toLowerCase();
  if (event.code.startsWith("Bracket")) return (event.shiftKey ? "{}" : "[]")[event.code === "BracketLeft" ? 0 : 1];
  return PLACES[event.code] ?? event.key;
}

/** @param {KeyboardEvent} event */
function act(event) {
  const element = document.activeElement;
  if (event.key in ARROWS) return arrow(event);
  if (event.key === "Enter" || event.key === " ") {
    // Elements of a drawing are no buttons of the browser's.
    if (!(element instanceof SVGElement) || !element.matches("[role=button]")) return false;
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return true;
  }
  return letter(letterOf(event));
}

/** @param {string} key */
function letter(key) {
  switch (key) {
    case "c": return compose.confirm(), true;
    case "u": return compose.back(), true;
    case "h": return hints.ask(), true;
    case "r": return recall.ask(), true;
    case "o": return compose.reorder(), true;
    case "escape": return tips.close(), rules.close() || focus.close() || drawer.close() || compose.escape(), true;
    case "n": return mistakes.step(1), true;
    case "p": return mistakes.step(-1), true;
    case "m": return mistakes.choose(), true;
    case "[": return replay.step(-1), true;
    case "]": return replay.step(1), true;
    case "{": return replay.round(-1), true;
    case "}": return replay.round(1), true;
    case "?": return document.activeElement?.closest("[data-tip]") ? tips.explain() : void window.open("/keys", "_blank"), true;
    default: return false;
  }
}

export function start() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(document.activeElement) || ask.isOpen()) return;
    if (act(event)) event.preventDefault();
  });
}
