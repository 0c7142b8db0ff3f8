// @ts-check
// From one mistake to the next in a match that was thought through; of everybody, or one's own.
import * as replay from "./replay.js";

const KEY = "mine-only";

const ways = () => /** @type {HTMLElement | null} */ (document.querySelector("#mistakes"));
const toggle = () => ways()?.querySelector("[data-do=mine-only]") ?? null;
const mineOnly = () => toggle() !== null && localStorage.getItem(KEY) === "1";

/** The next mistake in a direction. @param {number} by */
function next(by) {
  const row = (mineOnly() ? ways()?.dataset.mine : ways()?.dataset.all) ?? "";
  const all = row.split(" ").filter(Boolean).map(Number);
  const here = Number(ways()?.dataset.at);
  return by < 0 ? all.filter((at) => at < here).pop() : all.find((at) => at > here);
}

/** @param {number} by */
export function step(by) {
  const to = ways() ? next(by) : undefined;
  if (to !== undefined) void replay.go(to);
}

/** Only one's own mistakes, or those of everybody again. */
export function choose() {
  if (!toggle()) return;
  localStorage.setItem(KEY, mineOnly() ? "0" : "1");
  refresh();
}

/** The ways lead where they say. */
export function refresh() {
  toggle()?.setAttribute("aria-pressed", String(mineOnly()));
  for (const [name, by] of /** @type {[string, number][]} */ ([["mistake-back", -1], ["mistake-on", 1]])) {
    ways()?.querySelector(`[data-do=${name}]`)?.setAttribute("aria-disabled", String(next(by) === undefined));
  }
}

export function start() {
  refresh();
  document.addEventListener("click", (event) => {
    const name = /** @type {Element} */ (event.target).closest?.("#mistakes [data-do]")?.getAttribute("data-do");
    if (!name) return;
    event.preventDefault();
    if (name === "mine-only") choose();
    else step(name === "mistake-back" ? -1 : 1);
  });
}
