// @ts-check
// Hints: asked for at the desk, shown on the board, picked for a preview. Nothing is played here.
import * as compose from "./compose.js";
import { word } from "./toast.js";

/** The hint that was picked although there is nothing to confirm: its button acts at once. @type {string | null} */
let pointed = null;
/** @type {(message: object) => boolean} */
let send = () => false;

const place = () => /** @type {HTMLElement | null} */ (document.querySelector("#hints"));
const hintOf = (/** @type {EventTarget | null} */ target) => (target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-hint]")) : null);

/** Asks what a strong player would consider. */
export function ask() {
  const seat = /** @type {HTMLElement | null} */ (document.querySelector("#desk"))?.dataset.seat;
  const hints = place();
  if (!seat || !hints || hints.ariaBusy === "true" || !send({ kind: "hint", seat })) return;
  hints.ariaBusy = "true";
  const thinking = document.createElement("p");
  thinking.className = "hints__head";
  thinking.textContent = word("thinking");
  hints.replaceChildren(thinking);
}

/** Shows what was found; nothing, when the table has moved on. @param {string} html */
export function answer(html) {
  const hints = place();
  if (!hints) return;
  hints.ariaBusy = "false";
  hints.innerHTML = html;
  point(null);
}

/** Puts the hints away. The focus does not get lost with them. */
export function close() {
  const within = place()?.contains(document.activeElement);
  answer("");
  if (within) /** @type {HTMLElement | null} */ (document.querySelector("[data-do=hint]"))?.focus();
}

/** Marks what an action is about on the board and in the hand; what is picked already shows it. @param {string | null} action */
function mark(action) {
  const targets = action && action !== compose.chosenAction() ? compose.targetsOf(action) : [];
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-target], [data-used-by]"))) {
    element.classList.toggle("is-hinted", targets.includes(element.dataset.target ?? element.dataset.usedBy ?? ""));
  }
}

/** Whether the action is a button that acts at once: it is pointed at and not picked. @param {string} action */
const actsAtOnce = (action) => compose.targetsOf(action).some((target) => document.querySelector(`[data-target="${target}"][data-now]`));

/** Marks an action for good, until another one is; the hint that is picked is shown as pressed. @param {string | null} action */
function point(action) {
  pointed = action;
  mark(pointed);
  const chosen = compose.chosenAction();
  for (const hint of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-hint]"))) {
    hint.querySelector("button")?.setAttribute("aria-pressed", String([chosen, pointed].includes(hint.dataset.hint ?? "")));
  }
}

/** @param {(message: object) => boolean} sender */
export function start(sender) {
  send = sender;
  for (const name of ["pointerover", "focusin"]) document.addEventListener(name, (event) => mark(hintOf(event.target)?.dataset.hint ?? pointed));
  document.addEventListener("click", (event) => {
    const action = hintOf(event.target)?.dataset.hint;
    const link = /** @type {Element} */ (event.target).closest?.("a");
    const once = action !== undefined && actsAtOnce(action);
    if (once) compose.reset();
    else if (action !== undefined && !link) compose.choose(action);
    point(once ? action : null);
  });
}
