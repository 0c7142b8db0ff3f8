// @ts-check
// Rules beside the table: a live match is never left to read one.
import { toast, word } from "./toast.js";

/** Rulebooks that were read, by address. @type {Map<string, Promise<Document>>} */
const books = new Map();

/** @param {string} path */
function book(path) {
  const read = async () => {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(String(answer.status));
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  };
  const known = books.get(path) ?? read();
  books.set(path, known);
  known.catch(() => books.delete(path));
  return known;
}

function popover() {
  const known = document.querySelector("#rule");
  if (known instanceof HTMLElement) return known;
  const made = document.createElement("aside");
  made.id = "rule";
  made.className = "panel rulecard";
  made.popover = "auto";
  document.body.append(made);
  return made;
}

/** @param {URL} url */
async function show(url) {
  const id = decodeURIComponent(url.hash.slice(1));
  const rule = (await book(url.pathname)).getElementById(id);
  if (!rule) return void window.open(url, "_blank");
  const shown = document.importNode(rule, true);
  shown.removeAttribute("id");
  const whole = document.createElement("a");
  whole.className = "btn btn--quiet";
  whole.href = url.href;
  whole.target = "_blank";
  whole.textContent = word("rulebook");
  const place = popover();
  place.replaceChildren(shown, whole);
  place.scrollTop = 0;
  place.showPopover();
  whole.focus({ preventScroll: true });
}

/** Closes the rule that is open, if one is. */
export function close() {
  const open = document.querySelector("#rule:popover-open");
  if (open instanceof HTMLElement) open.hidePopover();
  return open !== null;
}

export function start() {
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest?.("a.rule");
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const url = new URL(link.getAttribute("href") ?? "", link.closest("#rule")?.querySelector("a.btn")?.getAttribute("href") ?? location.href);
    show(url).catch(() => toast(word("offline")));
  });
}
