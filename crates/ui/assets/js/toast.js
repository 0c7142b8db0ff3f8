// @ts-check
// Short messages over the page, and the words that scripts say.

/** @type {Record<string, string>} */
const words = JSON.parse(/** @type {HTMLTemplateElement | null} */ (document.querySelector("#words"))?.content.textContent || "{}");

/** @param {string} key */
export const word = (key) => words[key] ?? key;

/**
 * Shows a message for a while.
 * @param {string} text
 * @param {{ href?: string, label?: string, lasting?: boolean }} more
 */
export function toast(text, more = {}) {
  const place = document.querySelector("#toasts");
  if (!place) return () => {};
  const note = document.createElement("div");
  note.className = "toast";
  note.append(text);
  if (more.href) {
    const link = document.createElement("a");
    link.href = more.href;
    link.target = "_blank";
    link.textContent = more.label ?? more.href;
    note.append(link);
  }
  place.replaceChildren(note);
  const gone = () => note.remove();
  if (!more.lasting) setTimeout(gone, 5000 + text.length * 40);
  return gone;
}
