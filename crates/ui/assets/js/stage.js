// @ts-check
// Opened choices come in two beats: first what was shown, then what came of it. Whoever clicks or
// presses a key goes on at once, and nobody waits for long.

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
/** How long what was shown stands alone, in milliseconds. */
const LOOK = 1300;

/** What comes after what is shown now, and how to get there. @type {{ changes: (() => void)[], go: () => void } | null} */
let waiting = null;

/** Shows at once what still waits to be shown. */
export function goOn() {
  waiting?.go();
}

/** Those of the newer lines that show what was hidden. @param {string | undefined} log */
function revealed(log) {
  const template = document.createElement("template");
  template.innerHTML = log ?? "";
  return [...template.content.querySelectorAll("li.reveal.fresh")];
}

/** @param {Element[]} lines */
function panel(lines) {
  const list = document.createElement("ol");
  for (const [index, line] of lines.entries()) {
    line.querySelector("a.to")?.remove();
    line.className = "opened__line";
    /** @type {HTMLElement} */ (line).style.setProperty("--i", String(index));
    list.append(line);
  }
  const panel = document.createElement("div");
  panel.className = "opened panel";
  // Who does not see it reads the same in the chronicle and is not kept waiting for it.
  panel.setAttribute("aria-hidden", "true");
  panel.append(list);
  return panel;
}

/**
 * Lets people look at what the chronicle newly reveals, and then makes the change. Whatever comes
 * meanwhile waits its turn; bots answer faster than anybody can look.
 * @param {string | undefined} log the newer lines of the chronicle, when they reveal something
 * @param {() => void} change
 */
export function stage(log, change) {
  if (waiting && log === undefined) return void waiting.changes.push(change);
  goOn();
  const board = document.querySelector(".board");
  const lines = calm() || document.hidden || !board ? [] : revealed(log);
  if (lines.length === 0) return change();
  const shown = panel(lines);
  board?.append(shown);
  const timer = setTimeout(goOn, LOOK);
  const changes = [change];
  const go = () => {
    waiting = null;
    clearTimeout(timer);
    shown.remove();
    for (const made of changes) made();
  };
  waiting = { changes, go };
}

export function start() {
  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, goOn, { capture: true });
}
