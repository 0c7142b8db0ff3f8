// @ts-check
// Clocks that run between two updates, and times in words.
import { play } from "./sound.js";
import { word } from "./toast.js";

/** From an hour on the units are named: "2:23:59" could be days. @param {number} ms */
export function write(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes] = [86400, 3600, 60].map((unit) => Math.floor(seconds / unit));
  if (days > 0) return fill("clock-days", days, hours % 24);
  if (hours > 0) return fill("clock-hours", hours, minutes % 60);
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {string} key @param {number} large @param {number} small */
const fill = (key, large, small) => word(key).replace("#", String(large)).replace("#", String(small));

function tick() {
  for (const clock of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-clock][data-runs]"))) {
    const since = Number((clock.dataset.since ??= String(performance.now())));
    const left = Number(clock.dataset.clock) - (performance.now() - since);
    clock.textContent = write(left);
    clock.classList.toggle("is-low", left < 20_000);
    if (left < 10_000 && left > 0 && clock.closest(".mat")?.hasAttribute("data-mine")) play("tick");
  }
}

/** How long ago, in the language of the page. */
function ago() {
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  const units = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  for (const time of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("time[data-ms]"))) {
    const seconds = (Number(time.dataset.ms) - Date.now()) / 1000;
    const [unit, size] = units.find(([, size]) => Math.abs(seconds) >= size) ?? units[3];
    time.textContent = format.format(Math.round(seconds / size), unit);
  }
}

export function start() {
  ago();
  setInterval(ago, 60_000);
  setInterval(tick, 1000);
}
