// @ts-check
// Buttons that copy what stands in a field.
import { toast, word } from "./toast.js";

/** @param {HTMLInputElement} field */
async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    toast(word("copied"));
  } catch {
    toast(word("copy-failed"));
  }
}

export function start() {
  document.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest?.("[data-copy]");
    const field = button && document.querySelector(button.getAttribute("data-copy") ?? "");
    if (field instanceof HTMLInputElement) void copy(field);
  });
}
