// @ts-check
// Choosing on the page: cards and places are picked, previewed, and confirmed with the gold button.
import { Composer, fits, spelled } from "./choices.js";
import * as counter from "./counter.js";
import { flip } from "./motion.js";
import { fit } from "./prompt.js";
import { play } from "./sound.js";

/** @typedef {{ seat: string, turn: number, choices: [string, string, string | null][], vain: [string, string][], left: string[], hint: string, ready: string, behind: [string, string, string][], pass?: string | null }} Data */

/** @type {Composer | null} */
let composer = null;
/** @type {Data | null} */
let data = null;
/** What the choices were last read from, to keep the picks while they are the same. */
let source = "";
let sent = false;
/** Picks that outlive a choice of another kind, made in between. @type {string[]} */
let kept = [];
/** What was put together for each move that was sent: whoever takes it back goes on from there. @type {Map<string, Composer>} */
const sentFrom = new Map();
/** The seat whose move was just taken back at its own desk. @type {string | null} */
let returning = null;
/** After taking a move back, nothing is played by itself until the next choice. */
let paused = false;
/** @type {(message: object) => boolean} */
let send = () => false;

const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
const one = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));
const targetOf = (/** @type {Element} */ element) => element.getAttribute("data-target") ?? "";

/** Reads the choices of the desk anew; picks stay as long as the choices are the same. */
export function refresh() {
  const template = /** @type {HTMLTemplateElement | null} */ (document.querySelector("#choices"));
  const text = template?.content.textContent ?? "";
  if (text !== source || !text) {
    data = text ? JSON.parse(text) : null;
    composer = data ? new Composer(data.choices.map(([action, targets, say]) => ({ action, targets: spelled(targets), say })), needs(), new Map(data.vain)) : null;
    source = text;
    for (const pick of kept) composer?.add(pick);
    kept = [];
    resume();
  }
  sent = false;
  show();
  pass();
}

/** Picks what was picked before the move was taken back, so that one thing of it can be changed. */
function resume() {
  const before = data && returning === data.seat ? sentFrom.get(moment(data)) : undefined;
  if (before) composer?.resume(before);
  returning = null;
}

/** One of the turns of a seat. @param {Data} data */
const moment = ({ seat, turn }) => `${seat}.${turn}`;

/** Sends an action; a way back to what it was put together from is kept. @param {string} action */
function act(action) {
  if (!composer || !data) return;
  paused = false;
  sentFrom.set(moment(data), composer);
  sent = send({ kind: "act", seat: data.seat, action });
  show();
}

/** Whether the person wants to be asked also where going on is all but certain. */
const holds = () => localStorage.getItem("hold") === "1";

/** Plays what is all but certain, unless the person wants to be asked. */
function pass() {
  for (const button of all("[data-do=hold]")) button.setAttribute("aria-pressed", String(holds()));
  if (data?.pass && !holds() && !paused && !sent) sent = send({ kind: "act", seat: data.seat, action: data.pass });
}

export function hold() {
  localStorage.setItem("hold", holds() ? "0" : "1");
  pass();
}

function needs() {
  return new Map(all("[data-only-with]").map((element) => [element.dataset.more ?? targetOf(element), element.dataset.onlyWith ?? ""]));
}

/** Shows what is chosen, what may follow and what it will do. */
function show() {
  if (!composer || !data) return;
  const standing = composer.standing();
  const { chosen, choice } = standing;
  for (const element of all("[data-target]")) showTarget(element, chosen);
  showGhosts(chosen);
  showPrompt(standing, data);
  counter.show(composer, standing);
  one(".hand")?.classList.toggle("has-chosen", chosen.length > 0);
  showBack(chosen.length > 0);
  hide("reorder", standing.alternatives.length < 2);
  const confirm = one("[data-do=confirm]");
  confirm?.setAttribute("aria-disabled", String(!choice || sent));
}

/** What the table asked before anything was picked. @type {WeakMap<Element, Node[]>} */
const asked = new WeakMap();

/** Asks for what is still missing, or again for what was asked first. @param {import("./choices.js").Standing} standing @param {Data} data */
function showPrompt({ chosen, choice, left }, data) {
  const say = one("[data-say]:not([data-target])");
  const sub = one("[data-sub]");
  if (!say || !sub || (chosen.length === 0 && !asked.has(say))) return;
  if (!asked.has(say)) asked.set(say, [...say.childNodes]);
  if (chosen.length === 0) say.replaceChildren(...(asked.get(say) ?? []));
  else say.textContent = data.left[Math.min(left, data.left.length - 1)] ?? say.textContent;
  sub.textContent = chosen.length === 0 ? data.hint : [...told(choice, chosen), choice && chosen.length < 3 ? data.ready : ""].filter(Boolean).join(" ");
  say.title = say.textContent ?? "";
  sub.title = sub.textContent;
  fit();
}

/** The one way back leads to the last pick first, and then to the last move. @param {boolean} picked */
function showBack(picked) {
  const button = one("[data-do=back]");
  if (!button) return;
  button.hidden = !picked && !button.dataset.seat;
  const whose = /** @type {HTMLElement | null} */ (button.querySelector("[data-whose]"));
  if (whose) whose.hidden = picked;
}

/** @param {HTMLElement} element @param {string[]} chosen */
function showTarget(element, chosen) {
  const target = targetOf(element);
  const order = chosen.indexOf(target) + 1;
  const can = composer?.can(target) ?? false;
  if (element.dataset.now !== undefined) return element.classList.toggle("can", can);
  element.classList.toggle("is-chosen", order > 0);
  element.classList.toggle("can", can && order === 0);
  element.setAttribute("aria-pressed", String(order > 0));
  if (element.dataset.onlyWith) element.hidden = !can && order === 0;
  element.style.setProperty("--order", String(order));
  const seal = /** @type {HTMLElement | null} */ (element.querySelector("[data-seal]"));
  if (seal) {
    seal.hidden = order === 0;
    seal.textContent = String(order);
  }
}

/** The element that says what a target does. @param {string} target */
const teller = (target) => one(`[data-target="${target}"][data-say]`);

/** Targets that another one stands in for say and do nothing. @param {string[]} chosen */
function effective(chosen) {
  const replaced = chosen.map((target) => teller(target)?.dataset.instead);
  return chosen.filter((target) => !replaced.includes(target));
}

/** What a complete action does, or what its targets do; why nothing comes of them; nothing while only whole actions can tell. @param {import("./choices.js").Choice | null} choice @param {string[]} chosen */
function told(choice, chosen) {
  if (choice?.say) return [choice.say];
  const why = composer?.whyNot();
  if (why) return [why];
  const wait = !choice && composer?.candidates(composer.picks).every(({ say }) => say);
  return wait ? [] : sentences(chosen);
}

/** @param {string[]} chosen */
function sentences(chosen) {
  const all = [...new Set(effective(chosen))];
  const behind = (/** @type {string} */ target, /** @type {string} */ other) => data?.behind.find(([one, before]) => one === target && before === other)?.[2];
  return all.map((target, at) => behind(target, all[at - 1]) ?? teller(target)?.dataset.say ?? "");
}

/** Pieces to come: how many each place would get. @param {string[]} chosen */
function showGhosts(chosen) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  let before = "";
  for (const target of effective(chosen)) {
    const puts = teller(target)?.dataset.puts ?? "";
    const place = puts === "before" ? before : puts;
    if (place) counts.set(place, (counts.get(place) ?? 0) + 1);
    before = place;
  }
  for (const ghost of all("[data-ghost]")) {
    const count = counts.get(ghost.dataset.ghost ?? "") ?? 0;
    ghost.classList.toggle("is-shown", count > 0);
    const text = ghost.querySelector("[data-ghost-count]");
    if (text) text.textContent = `+${count}`;
  }
}

/** @param {string} name @param {boolean} hidden */
function hide(name, hidden) {
  const button = one(`[data-do=${name}]`);
  if (button) button.hidden = hidden;
}

/** Changes the choice and lets the cards slide to their new places. @param {(composer: Composer) => void} change */
function change(change) {
  if (!composer || sent) return;
  const before = composer;
  flip(() => {
    before.step(change);
    show();
  }, ".card");
}

/** @param {string} target */
export function pick(target) {
  change((composer) => {
    composer.pick(target);
    counter.prefill(composer, target);
  });
  play("card");
}

export function fold() {
  counter.fold();
  show();
}

/** Plays an action that is a single target at once; what was picked for another one stays picked. @param {string} target */
function now(target) {
  const choice = composer?.choices.find(({ targets }) => targets.length === 1 && targets[0] === target);
  if (!composer || !choice || !data || sent) return;
  kept = [...composer.picks];
  act(choice.action);
}

const unpick = () => change((composer) => composer.undo());

/** One step back: the last pick, or else the last move that can be taken back. */
export const back = () => (isComposing() ? unpick() : takeBack());

/** Closes the counter if it is open, or else goes one pick back; never takes a move back. */
export const escape = () => (one(".counter:not([hidden])") ? putBack() : unpick());

/** Puts everything back; whoever was within what closes now goes on where it was opened. */
export function putBack() {
  const within = document.activeElement?.closest("[data-open-with]");
  const opened = within ? (composer?.standing().chosen ?? []).find((target) => fits(within.getAttribute("data-open-with") ?? "", target)) : undefined;
  reset();
  if (opened) one(`#board [data-target="${opened}"]`)?.focus();
}

export const reset = () => change((composer) => composer.reset());
export const reorder = () => change((composer) => composer.reorder());

export function confirm() {
  const choice = composer?.standing().choice;
  if (choice && !sent) act(choice.action);
}

/** Picks everything an action consists of, to be looked at and confirmed. @param {string} action */
export const choose = (action) => change((composer) => composer.choose(action));

/** What an action consists of. @param {string} action */
export const targetsOf = (action) => composer?.choices.find((choice) => choice.action === action)?.targets ?? [];

/** The action that confirming would play. */
export const chosenAction = () => composer?.standing().choice?.action ?? null;

/** A choice that was refused can be changed again. */
export function refused() {
  sent = false;
  kept = [];
  show();
}

function takeBack() {
  const seat = one("[data-do=back]")?.dataset.seat;
  if (!seat || !send({ kind: "undo", seat })) return;
  // Beside each other in one browser, nobody is shown what another has picked.
  returning = one("#desk")?.dataset.seat === seat ? seat : null;
}

const isComposing = () => (composer?.picks.length ?? 0) > 0;

/** Picks what an element stands for, or plays it where it acts at once. @param {Element} element */
export function press(element) {
  const target = targetOf(element);
  if (!composer?.can(target)) return;
  if (/** @type {HTMLElement} */ (element).dataset.now !== undefined) now(target);
  else pick(target);
}

/** @param {(message: object) => boolean} sender */
export function start(sender) {
  send = (message) => {
    paused ||= /** @type {{ kind?: string }} */ (message).kind === "undo";
    return sender(message);
  };
  document.addEventListener("click", (event) => {
    const clicked = /** @type {Element | null} */ (event.target);
    if (composer && counter.press(clicked, change)) return;
    const element = /** @type {HTMLElement | null} */ (clicked?.closest?.("[data-target]"));
    if (!element || !composer?.can(targetOf(element))) return;
    press(element);
    // A click without a pointer comes from the keyboard, which goes on where the choice does.
    if (event.detail === 0) counter.focus();
  });
  refresh();
}
