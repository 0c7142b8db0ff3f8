// @ts-check
// How fast what happened is played: one setting, remembered by the browser. Who asks for calm sees stills.

const KEY = "castellan-pace";
/** How long a second takes. @type {Record<string, number>} */
const PACES = { off: 0, quick: 0.5, normal: 1, slow: 2 };

const chosen = () => localStorage.getItem(KEY) ?? "normal";

/** Whether the person wants no movement. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a second takes; nothing when everything is shown at once. */
export const pace = () => (calm() || document.hidden ? 0 : PACES[chosen()] ?? 1);

export function start() {
  for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("select[data-pace]"))) {
    select.value = chosen() in PACES ? chosen() : "normal";
    select.addEventListener("change", () => localStorage.setItem(KEY, select.value));
  }
}
