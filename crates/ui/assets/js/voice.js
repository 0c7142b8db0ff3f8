// @ts-check
// The voice: tells those who do not see what happens, each thing once.

/** How many sentences stay where they were said. */
const KEPT = 30;

/** @param {string} text */
export function say(text) {
  const voice = document.querySelector("#voice");
  if (!voice || !text.trim()) return;
  const line = document.createElement("p");
  line.textContent = text.trim();
  voice.append(line);
  while (voice.childElementCount > KEPT) voice.firstElementChild?.remove();
}
