// @ts-check
// The end of a match: the places from the last to the first, their points counted up line by line, then the winner.
// Any key or click goes on to the score sheet; who wants no movement sees all of it at once.
import { pace } from "./pace.js";
import { say } from "./voice.js";

/** How long a line of the score sheet takes, and all of them together at most, in milliseconds. */
const LINE = 700;
const LONGEST = 5000;
/** How high a board must be for it, in CSS px. */
const ROOM = 300;

const open = () => document.querySelector(".ceremony");
const template = () => /** @type {HTMLTemplateElement | null} */ (document.querySelector("#ceremony"));
const all = (/** @type {Element} */ within, /** @type {string} */ css) => /** @type {HTMLElement[]} */ ([...within.querySelectorAll(css)]);
/** Over the board, or over the page where the score sheet has taken its room. */
function home() {
  const board = document.querySelector(".board");
  return board && board.clientHeight > ROOM ? board : document.body;
}
/** @type {number[]} */
let timers = [];

/** Shows the ceremony, if what came is the end. @param {string | undefined} desk */
export function begin(desk) {
  const content = desk?.includes('id="ceremony"') ? template()?.content.firstElementChild : null;
  if (!content || open()) return;
  const shown = /** @type {HTMLElement} */ (content.cloneNode(true));
  home().append(shown);
  for (const place of all(shown, "li").reverse()) say(place.dataset.says ?? "");
  if (pace()) count(shown, pace());
  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, close, { capture: true, once: true });
}

/** Counts the points up, line by line. @param {HTMLElement} shown @param {number} speed */
function count(shown, speed) {
  const lines = all(shown, "[data-lines] > *");
  const step = Math.min(LINE, LONGEST / lines.length) * speed;
  const seats = all(shown, "li").map((seat) => ({ seat, total: /** @type {HTMLElement} */ (seat.querySelector("[data-total]")), parts: all(seat, "[data-part]") }));
  shown.classList.add("is-counting");
  for (const { total } of seats) total.textContent = "0";
  lines.forEach((line, index) => later(index * step, () => {
    for (const other of lines) other.classList.toggle("is-now", other === line);
    for (const { total, parts } of seats) {
      parts[index].classList.add("is-counted");
      total.textContent = String(Number(total.textContent) + Number(parts[index].dataset.part));
    }
  }));
  later(lines.length * step, () => shown.classList.remove("is-counting"));
}

/** @param {number} wait @param {() => void} step */
const later = (wait, step) => void timers.push(window.setTimeout(step, wait));

function close() {
  timers.forEach(clearTimeout);
  timers = [];
  open()?.remove();
}
