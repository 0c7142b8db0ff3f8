// @ts-check
// The counter: actions that contain several of the same, such as a payment, are counted out here.
// It knows no game. Elements say what they show:
//   data-open-with="build-*"    shown while such a target is chosen
//   data-more, data-less        one more or one less of a target; data-count-of shows how many
//   data-rest-of, data-have     how many of them remain
//   data-scale                  weighs targets (data-weight) against what the action needs
//   data-kinds                  how many different ones there are
//   data-ways                   every complete action that is left, as one click
//   data-prefill                opens with the shortest ("fewest") or longest ("most") complete action
/** @typedef {import("./choices.js").Composer} Composer */
/** @typedef {import("./choices.js").Standing} Standing */
/** @typedef {import("./choices.js").Choice} Choice */
import { fits } from "./choices.js";

const MOST_WAYS = 12;

/** Whether only the sum is shown, where there is little room. */
let folded = false;

const all = (/** @type {string} */ selector, /** @type {ParentNode} */ root = document) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);
const count = (/** @type {string[]} */ targets, /** @type {string} */ of) => targets.filter((target) => fits(of, target)).length;
const put = (/** @type {HTMLElement} */ element, /** @type {string} */ text) => element.textContent === text || (element.textContent = text);

/** Shows how the choice in progress stands. @param {Composer} composer @param {Standing} standing */
export function show(composer, standing) {
  const { chosen } = standing;
  for (const element of all("[data-open-with]")) element.hidden = count(chosen, element.dataset.openWith ?? "") === 0;
  for (const element of all("[data-count-of]")) put(element, String(count(chosen, element.dataset.countOf ?? "")));
  for (const element of all("[data-rest-of]")) put(element, String(Number(element.dataset.have) - count(chosen, element.dataset.restOf ?? "")));
  for (const element of all("[data-used-by]")) element.classList.toggle("is-used", count(chosen, element.dataset.usedBy ?? "") > 0);
  for (const element of all("[data-more]")) element.setAttribute("aria-disabled", String(!composer.canAdd(element.dataset.more ?? "")));
  for (const element of all("[data-less]")) element.setAttribute("aria-disabled", String(count(chosen, element.dataset.less ?? "") === 0));
  for (const element of all("[data-do=fold]")) {
    element.closest("[data-open-with]")?.classList.toggle("is-folded", folded);
    element.setAttribute("aria-expanded", String(!folded));
  }
  for (const element of all("[data-scale]:not([hidden])")) weigh(element, composer, standing);
  for (const element of all("[data-ways]")) if (!element.closest("[hidden]")) listWays(element, composer, standing);
}

/** The measured bar, filled exactly by the whole. @param {HTMLElement} scale @param {Composer} composer @param {Standing} standing */
function weigh(scale, composer, standing) {
  const bars = all("[data-weight]", scale);
  const worth = (/** @type {string[]} */ targets) => bars.reduce((sum, bar) => sum + count(targets, bar.dataset.bar ?? "") * Number(bar.dataset.weight), 0);
  const example = standing.choice ?? composer.candidates(composer.picks)[0];
  if (!example || scale.closest("[hidden]")) return;
  const whole = worth(example.targets);
  const sum = worth(standing.chosen);
  scale.style.setProperty("--of", String(whole));
  for (const bar of bars) {
    const part = count(standing.chosen, bar.dataset.bar ?? "") * Number(bar.dataset.weight);
    bar.style.setProperty("--n", String(part));
    bar.hidden = part === 0;
    put(bar, part > 0 ? String(part) : "");
  }
  /** @type {string[]} */
  const words = JSON.parse(scale.dataset.words ?? "[]");
  for (const element of all("[data-short]", scale)) {
    put(element, words[whole - sum] ?? "");
    element.classList.toggle("is-exact", whole === sum);
  }
  for (const element of all("[data-sum]", scale)) put(element, `${sum} / ${whole}`);
  const kinds = bars.filter((bar) => count(standing.chosen, bar.dataset.bar ?? "") > 0).length;
  for (const element of all("[data-kinds]", scale)) put(element, JSON.parse(element.dataset.words ?? "[]")[kinds] ?? "");
}

/** Shortest or longest first. @param {Choice[]} ways @param {string | undefined} wish */
const sorted = (ways, wish) => ways.sort((a, b) => (wish === "most" ? -1 : 1) * (a.targets.length - b.targets.length));

/** What was just picked opens a counter: it begins with a whole payment, to be changed or confirmed. @param {Composer} composer @param {string} target */
export function prefill(composer, target) {
  const counter = all("[data-prefill]").find((element) => fits(element.dataset.openWith ?? "", target));
  if (!counter || !composer.picks.includes(target) || composer.standing().choice) return;
  const [way] = sorted(composer.candidates([target]), counter.dataset.prefill);
  if (way) composer.take(way);
}

/** Shows only the sum, or everything again. */
export function fold() {
  folded = !folded;
}

/** Where whoever uses the keyboard goes on: the payment that is meant. */
export function focus() {
  const way = all("[data-prefill]:not([hidden]) [aria-pressed=true]").find((element) => element.offsetParent);
  way?.focus();
  return Boolean(way);
}

/** @type {WeakMap<Element, Choice>} */
const meant = new WeakMap();

/** @param {HTMLElement} list @param {Composer} composer @param {Standing} standing */
function listWays(list, composer, standing) {
  const opening = composer.picks.slice(0, 1);
  const fitting = (/** @type {string[]} */ picks) => sorted(composer.candidates(picks), list.dataset.ways);
  const narrowed = fitting(composer.picks);
  const ways = narrowed.length > 1 ? narrowed : fitting(opening);
  const shown = ways.slice(0, MOST_WAYS);
  const key = shown.map((way) => way.action).join();
  if (list.dataset.shown !== key) {
    list.dataset.shown = key;
    list.replaceChildren(...shown.map((way) => wayButton(way, opening)), ...more(ways.length - shown.length));
  }
  for (const button of all("button", list)) button.setAttribute("aria-pressed", String(meant.get(button)?.action === standing.choice?.action));
}

/** @param {number} hidden */
function more(hidden) {
  if (hidden <= 0) return [];
  const rest = document.createElement("span");
  rest.className = "muted small";
  rest.textContent = `+${hidden}`;
  return [rest];
}

/** One way as a row of numbers and pictures. @param {Choice} way @param {string[]} opening */
function wayButton(way, opening) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "way";
  const units = [...new Set(way.targets)].filter((target) => !opening.includes(target));
  const labels = units.map((unit) => {
    const template = /** @type {HTMLTemplateElement | null} */ (document.querySelector(`template[data-unit="${unit}"]`));
    const span = document.createElement("span");
    span.ariaHidden = "true";
    span.append(String(count(way.targets, unit)), template?.content.cloneNode(true) ?? unit);
    button.append(span);
    return `${count(way.targets, unit)} ${template?.dataset.name ?? unit}`;
  });
  const said = document.createElement("span");
  said.className = "sr";
  said.textContent = labels.join(", ");
  button.prepend(said);
  meant.set(button, way);
  return button;
}

/**
 * A click on the counter; false when it was none.
 * @param {Element | null} element
 * @param {(change: (composer: Composer) => void) => void} change
 */
export function press(element, change) {
  const more = /** @type {HTMLElement | null} */ (element?.closest?.("[data-more]"))?.dataset.more;
  const less = /** @type {HTMLElement | null} */ (element?.closest?.("[data-less]"))?.dataset.less;
  const button = element?.closest?.(".way");
  const way = button ? meant.get(button) : undefined;
  if (more) change((composer) => composer.add(more));
  else if (less) change((composer) => composer.less(less));
  else if (way) change((composer) => composer.take(way));
  return Boolean(more || less || way);
}
