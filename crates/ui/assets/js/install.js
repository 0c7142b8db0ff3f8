// @ts-check
// The house as a program of its own: what it keeps for when there is no line, and waiting for one.

/** How often a house without a line is knocked at. */
const BEAT = 3_000;

/** Comes back to the page that was asked for as soon as the house answers. */
async function knock() {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

/** Once the page stands: nobody waits for what is kept. */
function keep() {
  const script = `/worker.js?lang=${document.documentElement.lang}`;
  navigator.serviceWorker?.register(script).catch(reportError);
}

export function start() {
  if (document.querySelector("main[data-no-line]")) {
    setInterval(knock, BEAT);
    addEventListener("online", knock);
  }
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
