// @ts-check
// The way through the match: slider, single moves, rounds, playing through, links to a moment.
import { hold } from "./held.js";
import { swapFrom } from "./swap.js";
import { toast, word } from "./toast.js";

const PARTS = ["bar-note", "desk", "board", "seats", "log", "replay", "tips"];
const BEAT = 1400;

const main = /** @type {HTMLElement | null} */ (document.querySelector("main[data-table]"));
let timer = 0;
/** Asks for what happened meanwhile. */
let catchUp = () => {};
/** @type {AbortController | null} */
let loading = null;

const bar = () => /** @type {HTMLElement | null} */ (document.querySelector("#replay"));
const slider = () => /** @type {HTMLInputElement | null} */ (bar()?.querySelector("input[type=range]") ?? null);
const most = () => Number(slider()?.max ?? 0);
const here = () => (main?.dataset.at === undefined ? most() : Number(main.dataset.at));

/** Shows the match after so many moves; the last moment is now. @param {number} to */
export async function go(to) {
  if (!main || to < 0 || to > most()) return;
  const now = to === most();
  const url = now ? `/t/${main.dataset.table}` : `/t/${main.dataset.table}?at=${to}`;
  main.dataset.at = String(to);
  history.replaceState(null, "", url);
  loading?.abort();
  loading = new AbortController();
  try {
    const page = await swapFrom(url, now ? [...PARTS, "chat-lines"] : PARTS, loading.signal);
    if (now && page) comeBack(page);
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") toast(word("offline"));
  }
}

/** Whether there is a way through the match on this page. */
export const isThere = () => slider() !== null;

/** Goes on with the match from the page that shows it now. @param {Document} page */
function comeBack(page) {
  delete main?.dataset.at;
  hold(page.querySelector("main")?.dataset.has ?? "");
  catchUp();
}

/** @param {number} by */
export const step = (by) => void go(here() + by);

/** To the round before or after. @param {number} by */
export function round(by) {
  const rounds = (bar()?.dataset.rounds ?? "").split(" ").filter(Boolean).map(Number);
  const to = by < 0 ? rounds.filter((round) => round < here()).pop() ?? 0 : rounds.find((round) => round > here()) ?? most();
  void go(to);
}

function autoplay() {
  clearInterval(timer);
  if (timer) return void (timer = 0);
  if (here() === most()) void go(0);
  timer = window.setInterval(() => {
    if (here() >= most() || !document.querySelector("#replay")) return void (clearInterval(timer), (timer = 0));
    step(1);
  }, BEAT);
}

async function share() {
  const url = new URL(`/t/${main?.dataset.table}`, location.origin);
  url.searchParams.set("at", String(here()));
  try {
    await navigator.clipboard.writeText(url.href);
    toast(word("link-copied"));
  } catch {
    toast(url.href, { lasting: true });
  }
}

/** The button shows whether the match plays through. */
export function refresh() {
  bar()?.querySelector("[data-do=autoplay]")?.setAttribute("aria-pressed", String(timer !== 0));
}

/** @param {() => void} ask */
export function start(ask) {
  if (!main) return;
  catchUp = ask;
  document.addEventListener("input", (event) => {
    if (event.target === slider()) void go(Number(slider()?.value));
  });
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const link = target.closest?.("#log a.to, #replay a, [data-do=now], [data-do=from-start]");
    if (link) {
      event.preventDefault();
      const at = new URL(/** @type {HTMLAnchorElement} */ (link).href || location.href).searchParams.get("at");
      if (link.getAttribute("aria-disabled") !== "true") void go(at === null ? most() : Number(at));
    }
    if (target.closest?.("[data-do=autoplay]")) autoplay(), refresh();
    if (target.closest?.("[data-do=share]")) void share();
  });
}
