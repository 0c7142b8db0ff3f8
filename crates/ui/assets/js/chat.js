// @ts-check
// The talk at the table, and the tabs of the chronicle.
import { play } from "./sound.js";

const panel = /** @type {HTMLElement | null} */ (document.querySelector("#chron"));
let seen = count();

function count() {
  return Number(document.querySelector("#chat-lines")?.getAttribute("data-count") ?? 0);
}

/** Shows how much was said since one last looked. */
export function refresh() {
  const lines = document.querySelector("#chat-lines");
  if (!lines || !panel) return;
  lines.scrollTop = lines.scrollHeight;
  if (count() > seen) play("chat");
  if (panel.dataset.tab === "chat") seen = count();
  const badge = panel.querySelector(".chat-count");
  if (badge) badge.textContent = count() > seen ? ` · ${count() - seen}` : "";
}

/** @param {string} name */
function tab(name) {
  if (!panel) return;
  panel.dataset.tab = name;
  for (const button of panel.querySelectorAll("[data-tab-of]")) {
    button.setAttribute("aria-pressed", String(button.getAttribute("data-tab-of") === name));
  }
  refresh();
}

/** @param {(message: object) => boolean} send */
export function start(send) {
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const button = target.closest?.("[data-tab-of]");
    if (button) tab(button.getAttribute("data-tab-of") ?? "log");
    const drawer = target.closest?.("[data-do=chronicle], [data-do=close-chronicle]");
    if (drawer) {
      event.preventDefault();
      panel?.classList.toggle("is-open", drawer.getAttribute("data-do") === "chronicle");
    }
  });
  document.querySelector("[data-chat]")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("text"));
    const text = input.value.trim();
    if (text && send({ kind: "chat", text })) input.value = "";
    seen = count() + 1;
  });
  refresh();
}
