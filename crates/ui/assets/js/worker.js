// @ts-check
// What the browser keeps of the house, so that its pages to read work without a line. `HOUSE` says
// what: the files, the pages and how each is read without a line. Whatever is somebody's, above all
// a table, is never kept: pages are asked for without cookies, and only those that HOUSE names.

/** @type {any} */
const worker = self;
/** @type {{ edition: string, files: string[], otherwise: string, pages: Record<string, string> }} */
const house = worker.HOUSE;

/** A whole edition, or none. */
async function keep() {
  const cache = await caches.open(house.edition);
  await cache.addAll([...house.files, ...Object.values(house.pages)].map((url) => new Request(url, { credentials: "omit" })));
  await worker.skipWaiting();
}

/** Takes over, and drops every other edition. */
async function takeOver() {
  const editions = await caches.keys();
  await Promise.all(editions.filter((name) => name !== house.edition).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** @param {string} url */
async function kept(url) {
  const cache = await caches.open(house.edition);
  return cache.match(url);
}

/** What the house answers, or else what is read without a line. @param {any} event @param {string} instead */
async function ask(event, instead) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (failure) {
    const read = await kept(instead);
    if (read) return read;
    throw failure;
  }
}

/** @param {any} event */
function answer(event) {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (house.files.includes(pathname)) return event.respondWith(kept(pathname).then((file) => file ?? fetch(event.request)));
  const instead = Object.hasOwn(house.pages, pathname) ? house.pages[pathname] : mode === "navigate" ? house.otherwise : undefined;
  if (instead) event.respondWith(ask(event, instead));
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", answer);
