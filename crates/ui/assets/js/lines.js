// @ts-check
// The lines of the chronicle as beats say them.

/** @typedef {{ after: number, heading: boolean, html: string, text: string }} Line */

/** @param {Element} item @returns {Line} */
function read(item) {
  const copy = /** @type {HTMLElement} */ (item.cloneNode(true));
  // The numbers of rules and the way back are for those who read the chronicle.
  for (const link of copy.querySelectorAll("a")) link.remove();
  const heading = copy.querySelector("h3");
  const tidy = (/** @type {string} */ words) => words.replace(/\s+([.,;])/g, "$1").trim();
  return { after: Number(copy.dataset.after), heading: heading !== null, html: tidy((heading ?? copy).innerHTML), text: tidy(copy.textContent ?? "") };
}

/** The lines in some HTML. @param {string} html */
export function linesIn(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.querySelectorAll("li")].map(read);
}

/** The lines of the page after so many moves. @param {number} after */
export const linesAfter = (after) => [...document.querySelectorAll("#log li")].map(read).filter((line) => line.after > after);
