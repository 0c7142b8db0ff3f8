// @ts-check
// The menu and the chronicle's drawer: opened by their buttons, closed by Escape or a click beside them.

const menus = () => /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("details.more[open]"));
const drawer = () => /** @type {HTMLElement | null} */ (document.querySelector(".chron.is-open"));

/** Closes what is open; the focus goes back to its button. False when nothing was. */
export function close() {
  const [menu] = menus();
  const open = drawer();
  menu?.removeAttribute("open");
  open?.classList.remove("is-open");
  const button = menu?.querySelector("summary") ?? (open ? document.querySelector("[data-do=chronicle]") : null);
  if (button instanceof HTMLElement) button.focus();
  return Boolean(menu || open);
}

export function start() {
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    for (const menu of menus()) if (!menu.contains(target) || target.closest("a, button")) menu.removeAttribute("open");
    // Where the chronicle lies in the rail it covers nothing and stays.
    const open = drawer();
    if (open && getComputedStyle(open).position === "absolute" && !open.contains(target) && !target.closest("[data-do=chronicle]")) open.classList.remove("is-open");
  });
}
