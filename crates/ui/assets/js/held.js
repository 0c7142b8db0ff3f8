// @ts-check
// What this browser has of the table, by the marks that the house gave it. No page in here.

/** @typedef {{ on?: string | null, mark: string, html: (string | [number, number])[] }} Patch */
/** @typedef {{ on?: string | null, mark: string, after?: number | null, html: string }} Lines */

/** @type {Map<string, string>} */
const marks = new Map();
/** The parts that came over the line, in the pieces in which they came. @type {Map<string, string[]>} */
const pieces = new Map();

/** Forgets all and holds what a page was loaded with. @param {string} said */
export function hold(said) {
  marks.clear();
  pieces.clear();
  for (const mark of said.split(" ").filter(Boolean)) marks.set(...split(mark));
}

/** @param {string} mark @returns {[string, string]} */
function split(mark) {
  const at = mark.indexOf(":");
  return [mark.slice(0, at), mark.slice(at + 1)];
}

/** All marks, as the house reads them. */
export const said = () => [...marks].map(([id, mark]) => `${id}:${mark}`).join(" ");

/** Whether something newer was made for what is here. @param {string} id @param {{ on?: string | null }} newer */
const fits = (id, newer) => !newer.on || newer.on === marks.get(id);

/** Makes newer parts whole; null when one was made for something else. @param {Record<string, Patch>} patches @returns {Record<string, string> | null} */
export function whole(patches) {
  const all = Object.entries(patches);
  if (!all.every(([id, patch]) => fits(id, patch))) return null;
  return Object.fromEntries(all.map(([id, patch]) => {
    const had = pieces.get(id) ?? [];
    const now = patch.html.flatMap((piece) => (typeof piece === "string" ? [piece] : had.slice(...piece)));
    pieces.set(id, now);
    marks.set(id, patch.mark);
    return [id, now.join("")];
  }));
}

/** Takes note of newer lines; false when they do not follow those that are here. @param {Lines} lines */
export function read(lines) {
  if (!fits("log", lines)) return false;
  marks.set("log", lines.mark);
  return true;
}
