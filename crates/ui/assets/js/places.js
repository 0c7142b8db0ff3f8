// @ts-check
// Where beats are seen: a place is a seat by its letter, or what is explained by a tip.

/** @typedef {{ x: number, y: number }} Point */

/** @param {string} at */
export const seatOf = (at) => (/^[A-Z]$/.test(at) ? at : null);

/** Of several that are called alike, the one where something happens next. @param {Element[]} found */
const next = (found) => found.filter((element) => !element.matches(".spot--also")).pop() ?? found.pop() ?? null;

/** The place as it is in sight, if it is. @param {string} at @returns {Element | null} */
export function place(at) {
  const seat = seatOf(at);
  const name = CSS.escape(at);
  const ways = seat ? [`#seats .mat.seat-${seat.toLowerCase()}`] : [`#board [data-tip="${name}"]`, `.strip [data-tip="${name}"]`];
  const seen = (/** @type {string} */ way) => next([...document.querySelectorAll(way)].filter((element) => element.checkVisibility()));
  return ways.map(seen).find(Boolean) ?? null;
}

/** @param {Element} element @returns {Point} */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where a piece comes down: on those of the same seat, on a round place, or in the middle. @param {string} at @param {string} seat */
export function landing(at, seat) {
  const found = place(at);
  const own = seat && !seatOf(at) ? found?.querySelector(`[data-from="${CSS.escape(seat)}"], .b-place`) : null;
  return found ? middle(own ?? found) : null;
}

/** From one point to another, in a low arc. @param {Point} from @param {Point} to */
export function flight(from, to) {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const rise = Math.min(60, Math.hypot(x, y) / 6);
  return [{ transform: `translate(${x}px, ${y}px)` }, { transform: `translate(${x / 2}px, ${y / 2 - rise}px)` }, { transform: "none" }];
}

/** Where so many cards lie at a place: in its lower part; where it is low, beside its points or below it. @param {Element} home @param {number} many @returns {Point[]} */
export function spread(home, many) {
  const box = home.getBoundingClientRect();
  const apart = Math.min(38, (box.width - 8) / many);
  const [low, long] = [box.height < 70, box.width > 260];
  const points = home.querySelector("[data-score]")?.getBoundingClientRect();
  const right = low && long && points ? points.left - 44 : Math.min(box.right - 8, innerWidth - 8);
  const y = !low ? box.bottom - 26 : long ? box.y + box.height / 2 : box.bottom + 24;
  const left = right - apart * many;
  return Array.from({ length: many }, (_, i) => ({ x: left + apart * (i + 0.5), y }));
}
