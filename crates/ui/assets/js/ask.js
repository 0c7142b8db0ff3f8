// @ts-check
// Questions before what cannot simply be clicked away again: a button names the dialog that it opens.

/** Whether a question is open: then no key means anything at the table. */
export const isOpen = () => document.querySelector("dialog[open]") !== null;

export function start() {
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const asked = target.closest?.("[data-ask]")?.getAttribute("data-ask");
    if (asked) /** @type {HTMLDialogElement | null} */ (document.getElementById(asked))?.showModal();
    // A click beside the question is a click on the dialog itself.
    else if (target instanceof HTMLDialogElement) target.close();
  });
}
