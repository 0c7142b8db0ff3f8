// @ts-check
// Explanations: after a short rest of the pointer, at once on focus. A finger gets the place card instead.

const REST = 350;

/** @type {HTMLElement | null} */
let open = null;
/** @type {Element | null} */
let owner = null;
let timer = 0;
/** What was just chosen is not explained again before the pointer has left it. @type {string | null} */
let chosen = null;

const tipOf = (/** @type {Element | null} */ element) => document.getElementById(element?.getAttribute("data-tip") ?? "");

/** @param {Element} element */
function show(element) {
  const tip = tipOf(element);
  if (!tip || tip === open) return;
  close();
  open = tip;
  owner = element;
  tip.classList.add("is-open");
  place(tip, element);
}

export function close() {
  clearTimeout(timer);
  open?.classList.remove("is-open");
  open = null;
  owner = null;
}

/** Room that explanations of cards leave free: the prompt and its buttons. @param {Element} element */
function boxOf(element) {
  const box = element.getBoundingClientRect();
  const desk = element.closest(".desk")?.getBoundingClientRect();
  return desk ? new DOMRect(box.x, desk.y, box.width, box.bottom - desk.y) : box;
}

/** Down to where explanations of the board may reach: the prompt below it. @param {Element} element @param {number} height */
function floorOf(element, height) {
  const prompt = element.closest(".desk") ? null : document.querySelector(".desk .prompt");
  const top = prompt?.getBoundingClientRect().y ?? 0;
  return top >= element.getBoundingClientRect().bottom && top > height + 16 ? top : innerHeight;
}

/** Beside the element, where there is room, and never over it. @param {HTMLElement} tip @param {Element} element */
function place(tip, element) {
  const gap = 12;
  const box = boxOf(element);
  const { offsetWidth: width, offsetHeight: height } = tip;
  const floor = floorOf(element, height);
  const within = (/** @type {number} */ value, /** @type {number} */ most) => Math.max(8, Math.min(value, most - 8));
  const middle = { x: box.x + box.width / 2 - width / 2, y: box.y + box.height / 2 - height / 2 };
  const sides = {
    top: [middle.x, box.y - height - gap, box.y],
    left: [box.x - width - gap, middle.y, box.x],
    right: [box.right + gap, middle.y, innerWidth - box.right],
    bottom: [middle.x, box.bottom + gap, floor - box.bottom],
  };
  const need = { top: height, bottom: height, left: width, right: width };
  /** @type {(keyof typeof sides)[]} */
  const order = element.closest(".desk") ? ["top", "left", "right", "bottom"] : ["right", "left", "top", "bottom"];
  const side = order.find((name) => sides[name][2] > need[name] + gap + 8) ?? "bottom";
  tip.style.left = `${within(sides[side][0], innerWidth - width)}px`;
  tip.style.top = `${within(sides[side][1], floor - height)}px`;
}

/** Opens the explanation of what has the focus. */
export function explain() {
  const element = document.activeElement?.closest("[data-tip]");
  if (element) show(element);
}

/** The tips were swapped: the open one may be a newer element now. */
export function refresh() {
  const element = owner;
  if (!element) return;
  close();
  if (element.isConnected) show(element);
}

export function start() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const target = /** @type {Element} */ (event.target);
    const element = target.closest?.("[data-tip]");
    if (target.closest?.(".tip") || element === owner) return clearTimeout(timer);
    if (chosen && element?.getAttribute("data-tip") === chosen) return;
    chosen = null;
    clearTimeout(timer);
    timer = window.setTimeout(() => (element ? show(element) : close()), element ? REST : 200);
  });
  document.addEventListener("focusin", (event) => {
    const element = /** @type {Element} */ (event.target);
    if (!element.matches("[data-tip]") || !element.matches(":focus-visible")) return;
    show(element);
  });
  document.addEventListener("focusout", (event) => {
    if (!(/** @type {Element | null} */ (event.relatedTarget)?.closest?.(".tip"))) close();
  });
  document.addEventListener("pointerdown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest?.(".tip")) return;
    close();
    const element = target.closest?.("[data-tip]");
    chosen = element?.hasAttribute("data-target") ? element.getAttribute("data-tip") : null;
  });
  document.addEventListener("scroll", () => clearTimeout(timer), { passive: true, capture: true });
  document.addEventListener("click", (event) => {
    const element = /** @type {Element} */ (event.target).closest?.("[data-tip]");
    // What cannot be chosen answers why.
    if (element && !element.hasAttribute("data-target")) show(element);
  });
}
