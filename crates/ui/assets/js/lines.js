// @ts-check
// The lines of the chronicle as beats say them.

/** @typedef {{ after: number, heading: boolean, html: string, text: string }} Line */

/** @param {Element} item @returns {Line} */
function read(item) {
  const copy = /** @type {HTMLElement} */ (item.cloneNode(true));
  copy.querySelector("a.to")?.remove();
  const heading = copy.querySelector("h3");
  const html = (heading ?? copy).innerHTML;
  // The number of a rule is looked at, not listened to.
  for (const rule of copy.querySelectorAll("a.rule")) rule.remove();
  return { after: Number(copy.dataset.after), heading: heading !== null, html, text: (copy.textContent ?? "").replace(/\s+([.,;])/g, "$1") };
}

/** The lines in some HTML. @param {string} html */
export function linesIn(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.querySelectorAll("li")].map(read);
}

/** The lines of the page after so many moves. @param {number} after */
export const linesAfter = (after) => [...document.querySelectorAll("#log li")].map(read).filter((line) => line.after > after);
