// @ts-check
// Hints: asked for at the desk, shown on the board, picked for a preview. Nothing is played here.
import * as compose from "./compose.js";
import { word } from "./toast.js";

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
  pressed();
}

/** Puts the hints away. The focus does not get lost with them. */
export function close() {
  const within = place()?.contains(document.activeElement);
  answer("");
  mark(null);
  if (within) /** @type {HTMLElement | null} */ (document.querySelector("[data-do=hint]"))?.focus();
}

/** Marks what a hint is about on the board and in the hand; what is picked already shows it. @param {HTMLElement | null} hint */
function mark(hint) {
  const targets = hint && hint.dataset.hint !== compose.chosenAction() ? compose.targetsOf(hint.dataset.hint ?? "") : [];
  for (const element of document.querySelectorAll("[data-target]")) {
    element.classList.toggle("is-hinted", targets.includes(element.getAttribute("data-target") ?? ""));
  }
}

/** The hint that is picked is shown as pressed. */
function pressed() {
  const chosen = compose.chosenAction();
  for (const hint of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-hint]"))) {
    hint.querySelector("button")?.setAttribute("aria-pressed", String(hint.dataset.hint === chosen));
  }
}

/** @param {(message: object) => boolean} sender */
export function start(sender) {
  send = sender;
  for (const name of ["pointerover", "focusin"]) document.addEventListener(name, (event) => mark(hintOf(event.target)));
  document.addEventListener("click", (event) => {
    const hint = hintOf(event.target);
    const link = /** @type {Element} */ (event.target).closest?.("a");
    if (hint && !link) compose.choose(hint.dataset.hint ?? "");
    mark(null);
    pressed();
  });
}
