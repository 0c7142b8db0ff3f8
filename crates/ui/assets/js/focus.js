// @ts-check
// The place card: what stands at a place, what each act brings and why not, with at most two buttons. A finger opens it
// with a tap on the board, a seat or a note, and anywhere by holding; whatever was held is not picked on release.
import * as compose from "./compose.js";
import { word } from "./toast.js";

const PRESS = 450;
/** How far beside a place that may be chosen a finger still means it, in CSS px. */
const NEAR = 22;
/** How far a card is drawn down to close it. */
const SWIPE = 56;

/** @type {Element | null} */
let owner = null;
let timer = 0;
let held = false;
let touched = false;

const card = () => /** @type {HTMLElement | null} */ (document.querySelector("#focus"));
const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (card()?.querySelector(`.focus__${name}`));
export const isOpen = () => card()?.classList.contains("is-open") ?? false;

/** What explains itself, or a seat, whose mat may not be in sight. @param {Element | null} element */
const explained = (element) => element?.closest?.("[data-tip], #seats .mat") ?? null;

/** A copy of the picture of a place. @param {Element} element */
function picture(element) {
  const drawn = element.querySelector("use.art") ?? element.querySelector(".card__art svg, .shield");
  if (!drawn) return [];
  if (!(drawn instanceof SVGUseElement)) return [drawn.cloneNode(true)];
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", ["x", "y", "width", "height"].map((name) => drawn.getAttribute(name) ?? "0").join(" "));
  svg.append(drawn.cloneNode(true));
  return [svg];
}

/** @param {Element} element */
function content(element) {
  const tip = document.getElementById(element.getAttribute("data-tip") ?? "");
  const source = tip ?? element;
  const copy = /** @type {Element} */ (source.cloneNode(true));
  for (const within of copy.querySelectorAll("[id]")) within.removeAttribute("id");
  const title = tip ? copy.querySelector("h3") : null;
  title?.remove();
  return { title: title ? [...title.childNodes] : [element.getAttribute("aria-label") ?? ""], body: tip ? [...copy.childNodes] : [copy] };
}

/** What choosing the place will do. @param {Element} element */
function says(element) {
  const said = element.getAttribute("data-say");
  if (!said) return [];
  const line = document.createElement("p");
  line.textContent = said;
  return [line];
}

/** @param {string} label @param {string} look @param {() => void} act */
function button(label, look, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `btn ${look}`;
  made.textContent = label;
  made.addEventListener("click", (event) => {
    event.stopPropagation();
    close();
    act();
  });
  return made;
}

/** @param {Element} element */
function buttons(element) {
  const leave = button(word("close"), "", () => {});
  const act = element.matches(".can, .is-chosen") ? element : element.querySelector(".swap.can");
  if (!act?.getAttribute("data-target")) return [leave];
  const label = act === element ? word(act.classList.contains("is-chosen") ? "unchoose" : "choose") : act.getAttribute("aria-label");
  return [leave, button(label ?? "", "btn--act", () => compose.press(act))];
}

/** Opens the card of something that explains itself. @param {Element} element */
export function open(element) {
  close();
  owner = element;
  const { title, body } = content(element);
  fill(title, [...says(element), ...body], picture(element), buttons(element));
  if (element.matches("#board .spot")) element.classList.add("is-looked");
  lift(element);
}

/** @param {(Node | string)[]} title @param {Node[]} body @param {Node[]} art @param {Node[]} acts */
function fill(title, body, art, acts) {
  const sheet = card();
  if (!sheet) return;
  part("name").replaceChildren(...title);
  part("art").replaceChildren(...art);
  part("body").replaceChildren(...body);
  part("do").replaceChildren(...acts);
  sheet.classList.add("is-open");
  /** @type {HTMLElement | null} */ (part("do").lastElementChild)?.focus({ preventScroll: true });
}

/** What the card would cover slides up by that much. @param {Element} element */
function lift(element) {
  const fit = /** @type {HTMLElement | null} */ (element.closest(".board__fit"));
  const [place, sheet] = [element.getBoundingClientRect(), card()?.getBoundingClientRect()];
  if (!fit || !sheet || sheet.left > place.right || sheet.top + 8 > place.bottom) return;
  fit.style.setProperty("--lift", String(Math.round(place.bottom + 8 - sheet.top)));
  fit.classList.add("is-lifted");
}

/** Closes the card; the focus returns to the place. True when it was open. */
export function close() {
  clearTimeout(timer);
  if (!isOpen()) return false;
  card()?.classList.remove("is-open");
  document.querySelector(".is-lifted")?.classList.remove("is-lifted");
  document.querySelector(".is-looked")?.classList.remove("is-looked");
  const place = /** @type {HTMLElement | SVGElement | null} */ (owner);
  owner = null;
  if (place?.isConnected) place.focus?.({ preventScroll: true });
  return true;
}

/** The table changed: the card tells how it stands now, or goes with its place. */
export function refresh() {
  const tip = owner?.getAttribute("data-tip");
  if (!isOpen() || !tip) return;
  const again = document.querySelector(`#board .spot[data-tip="${tip}"]`);
  if (again) open(again);
  else close();
}

/** How far a point lies outside a box. @param {DOMRect} box @param {number} x @param {number} y */
const away = (box, x, y) => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

/** The place that a finger means: what it touches, or the nearest that may be chosen. @param {MouseEvent} event */
function meant(event) {
  const target = /** @type {Element} */ (event.target);
  const touched = target.closest(".spot");
  if (touched?.matches(".can, .is-chosen") || !target.closest(".board")) return touched;
  const places = [...document.querySelectorAll("#board .spot.can")].map((spot) => ({ spot, far: away((spot.querySelector(".ring") ?? spot).getBoundingClientRect(), event.clientX, event.clientY) }));
  const near = places.filter(({ far }) => far <= NEAR).sort((a, b) => a.far - b.far)[0];
  return touched ?? near?.spot ?? null;
}

/** A mat that has no room for all that stands on it: a mouse opens it too. @param {Element} target */
function abridged(target) {
  const mat = target.closest("#seats .mat:not([data-tip])");
  const parts = [...(mat?.querySelectorAll(".mat__facts, .goods, .minis:not(:empty)") ?? [])];
  return !target.closest("button, a") && parts.some((part) => part.getClientRects().length === 0) ? mat : null;
}

/** @param {MouseEvent} event */
function click(event) {
  const target = /** @type {Element} */ (event.target);
  const swallow = () => (event.preventDefault(), event.stopPropagation());
  if (held) {
    held = false;
    return swallow();
  }
  if (isOpen() && !target.closest("#focus")) {
    close();
    return swallow();
  }
  if (target.closest("#focus")) return;
  const short = touched ? null : abridged(target);
  if (!touched && !short) return;
  const place = short ?? meant(event) ?? target.closest(".note, .store__item:not(:has(.store__unit.can)), #seats .mat");
  if (!place) return;
  swallow();
  open(place);
}

/** Holding explains. @param {PointerEvent} event */
function press(event) {
  held = false;
  touched = event.pointerType !== "mouse";
  const target = /** @type {Element} */ (event.target);
  const element = explained(target);
  clearTimeout(timer);
  if (!touched || !element || target.closest("#focus")) return;
  timer = window.setTimeout(() => {
    open(element);
    held = true;
  }, PRESS);
}

/** Drawing the card down closes it. A finger that does so is the card's alone: what the browser took for a scroll would
 * still be rolling out when the next tap comes, and swallow it. @param {HTMLElement} sheet */
function swipe(sheet) {
  let from = 0;
  sheet.addEventListener("touchstart", (event) => (from = event.touches[0].clientY), { passive: true });
  sheet.addEventListener("touchmove", (event) => {
    const drawn = event.touches[0].clientY - from;
    if (drawn <= 0 || part("body").scrollTop > 0) return;
    if (event.cancelable) event.preventDefault();
    if (drawn > SWIPE) close();
  }, { passive: false });
}

export function start() {
  const sheet = card();
  if (!sheet) return;
  document.addEventListener("pointerdown", press);
  for (const name of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(name, () => clearTimeout(timer), { passive: true, capture: true });
  document.addEventListener("click", click, { capture: true });
  sheet.querySelector("[data-close]")?.addEventListener("click", close);
  swipe(sheet);
}
