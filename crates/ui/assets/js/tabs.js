// @ts-check
// Tabs of the desk: what the table asks for comes to the front, then the person decides.

let asked = "";
let shown = "";

const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);

function show() {
  for (const tab of all("[role=tab][data-tab]")) tab.setAttribute("aria-selected", String(tab.dataset.tab === shown));
  for (const panel of all("[data-panel]")) panel.classList.toggle("is-open", panel.dataset.panel === shown);
}

/** The desk changed: a new question opens its tab. */
export function refresh() {
  const open = /** @type {HTMLElement | null} */ (document.querySelector("[data-open]"))?.dataset.open;
  if (open === undefined) return;
  if (open !== asked) shown = open;
  asked = open;
  show();
}

export function start() {
  document.addEventListener("click", (event) => {
    const tab = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.("[role=tab][data-tab]"));
    if (!tab) return;
    shown = tab.dataset.tab ?? "";
    show();
  });
  refresh();
}
