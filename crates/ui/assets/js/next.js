// @ts-check
// The way to the next match that waits for one, shown while this one waits for others.

const link = () => /** @type {HTMLAnchorElement | null} */ (document.querySelector("#next"));
const waits = () => document.querySelector("#desk [data-do=confirm]") === null;
/** Whether this table waited for others when it was last asked. */
let waited = false;

/** Asks how many wait, whenever this table begins to wait for others. */
export async function refresh() {
  const next = link();
  if (!next || waits() === waited) return;
  waited = waits();
  next.hidden = true;
  if (!waited) return;
  const response = await fetch(next.href.replace("/next?", "/waiting?")).catch(() => null);
  if (!response?.ok) return;
  const { waiting } = await response.json();
  const count = next.querySelector("[data-waiting]");
  if (count) count.textContent = String(waiting);
  next.hidden = !(waiting > 0 && waits());
}
