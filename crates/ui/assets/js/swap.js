// @ts-check
// Swapping parts of the page for newer ones, with focus, scroll and movement kept.
import { flip } from "./motion.js";

/** What was last put into each place, so that nothing is swapped for itself. @type {Map<string, string>} */
const last = new Map();
/** @type {Array<() => void>} */
const listeners = [];

/** Is called after every swap. @param {() => void} listener */
export function afterSwap(listener) {
  listeners.push(listener);
}

/** What finds the focused element again. */
function focusKey() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const part = element.closest("[id]");
  for (const name of ["data-target", "data-piece", "data-do", "data-step", "data-tip"]) {
    const value = element.getAttribute(name);
    if (value) return `${part ? `#${CSS.escape(part.id)} ` : ""}[${name}="${CSS.escape(value)}"]`;
  }
  return null;
}

/**
 * Puts newer parts in. False when the page has no place for one of them: then it must be loaded anew.
 * @param {Record<string, string>} fragments outer HTML by id
 * @param {"all" | "moved" | "none"} motion what slides: also what is new, only what was elsewhere, or nothing
 */
export function swap(fragments, motion = "all") {
  const fresh = Object.entries(fragments).filter(([id, html]) => last.get(id) !== html);
  if (fresh.some(([id]) => !document.getElementById(id))) return false;
  const focused = focusKey();
  const change = () => {
    for (const [id, html] of fresh) last.set(id, html);
    put(fresh);
  };
  if (motion === "none") change();
  else flip(change, undefined, motion === "all");
  const again = focused ? /** @type {HTMLElement | null} */ (document.querySelector(focused)) : null;
  if (again && again !== document.activeElement) again.focus({ preventScroll: true });
  if (fresh.length > 0) for (const listener of listeners) listener();
  return true;
}

/** Puts them in all at once: whoever asks between them how things lie would have the page laid out for each. @param {[string, string][]} parts */
function put(parts) {
  const pairs = parts.map(([id, html]) => ({ old: document.getElementById(id), fresh: read(html) }));
  // What already stands there stays, with whatever has been opened or scrolled in it.
  const changed = pairs.filter(({ old, fresh }) => old && fresh && !old.isEqualNode(fresh));
  const scrolled = changed.map(({ old, fresh }) => ({ fresh, left: old?.scrollLeft ?? 0 })).filter(({ left }) => left !== 0);
  for (const { old, fresh } of changed) old?.replaceWith(/** @type {Element} */ (fresh));
  for (const { fresh, left } of scrolled) if (fresh) fresh.scrollLeft = left;
}

/** @param {string} html */
function read(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/** Tells newer lines of the chronicle, in place of those after the move that they follow. @param {{ after?: number | null, html: string }} lines */
export function tell({ after, html }) {
  const list = document.querySelector("#log ol");
  for (const line of /** @type {HTMLElement[]} */ ([...(list?.children ?? [])])) {
    if (Number(line.dataset.after) <= Number(after ?? -1)) line.classList.remove("fresh");
    else line.remove();
  }
  list?.insertAdjacentHTML("beforeend", html);
  last.delete("log");
}

/** Swaps for what another page of the same table shows. @param {string} url @param {string[]} ids @param {AbortSignal} signal */
export async function swapFrom(url, ids, signal) {
  const response = await fetch(url, { signal, headers: { accept: "text/html" } });
  if (!response.ok) return null;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const parts = ids.map((id) => [id, page.getElementById(id)?.outerHTML ?? ""]).filter(([, html]) => html);
  swap(Object.fromEntries(parts));
  return page;
}
