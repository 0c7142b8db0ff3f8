// @ts-check
// Movement: what stands elsewhere after a change slides there. At most a few pieces at once.
import { calm } from "./pace.js";

/** @typedef {{ box: DOMRect, count: string | null, kin: string | null }} Seen */

/** @param {string} selector @returns {Map<string, Seen>} */
function look(selector) {
  const seen = new Map();
  for (const element of document.querySelectorAll(selector)) {
    const key = element.getAttribute("data-piece");
    const box = element.getBoundingClientRect();
    // What was not in sight comes from nowhere.
    if (key && box.width > 0) seen.set(key, { box, count: element.getAttribute("data-count"), kin: element.getAttribute("data-kin") });
  }
  return seen;
}

/** Screen pixels for one unit inside the element's drawing. @param {Element} element */
function scaleOf(element) {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

/** Slides an element from where it was. @param {Element} element @param {DOMRect} from @param {number} delay */
function slide(element, from, delay) {
  const to = element.getBoundingClientRect();
  const scale = scaleOf(element);
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
  if (Math.abs(x) + Math.abs(y) < 1) return false;
  const base = getComputedStyle(element).transform;
  const rest = base === "none" ? "" : base;
  element.animate(
    [{ transform: `translate(${x}px, ${y}px) ${rest}` }, { transform: rest || "none" }],
    { duration: 420, delay, easing: "cubic-bezier(.3,1.2,.5,1)", fill: "backwards" },
  );
  return true;
}

/** Marks a place that changed, for those who want no movement. @param {Element} element */
function ring(element) {
  element.classList.add("has-changed");
  setTimeout(() => element.classList.remove("has-changed"), 1500);
}

/** Where pieces stood that are no longer there, by their kin: a new one of the same kin has come from there. @param {Map<string, Seen>} before @param {string} selector */
function left(before, selector) {
  const now = new Set([...document.querySelectorAll(selector)].map((element) => element.getAttribute("data-piece")));
  /** @type {Map<string, DOMRect[]>} */
  const boxes = new Map();
  for (const [key, { box, kin }] of before) if (kin && !now.has(key)) boxes.set(kin, [...(boxes.get(kin) ?? []), box]);
  return boxes;
}

/**
 * Makes a change and moves the pieces that it moved.
 * @param {() => void} change
 * @param {string} selector
 * @param {boolean} arrivals whether those that are new come from somewhere, or have been seen coming
 */
export function flip(change, selector = "[data-piece]", arrivals = true) {
  const before = look(selector);
  const homes = new Map([...document.querySelectorAll("[data-home]")].map((home) => [home.getAttribute("data-home"), home.getBoundingClientRect()]));
  change();
  const vacated = left(before, selector);
  let moved = 0;
  for (const element of document.querySelectorAll(selector)) {
    const seen = before.get(element.getAttribute("data-piece") ?? "");
    const count = element.getAttribute("data-count");
    const grown = count !== null && Number(count) > Number(seen?.count ?? 0);
    const home = () => vacated.get(element.getAttribute("data-kin") ?? "")?.shift() ?? homes.get(element.getAttribute("data-from"));
    const from = grown ? (arrivals ? home() : null) : seen?.box;
    if (!from) continue;
    if (calm()) {
      if (grown) ring(element);
    } else if (slide(element, from, Math.min(Math.floor(moved / 3) * 60, 900))) {
      moved += 1;
    }
  }
}
