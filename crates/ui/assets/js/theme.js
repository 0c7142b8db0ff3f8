// @ts-check
// Light or dark at once; the server remembers it.

const root = document.documentElement;

const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);

function showButton() {
  document.querySelector("[data-theme-form] use")?.setAttribute("href", isDark() ? "#i-sun" : "#i-moon");
}

export function start() {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector("[data-theme-form]"));
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const theme = isDark() ? "light" : "dark";
    root.dataset.theme = theme;
    showButton();
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    body.set("theme", theme);
    void fetch(form.action, { method: "post", body, redirect: "manual" });
  });
  showButton();
}
