// @ts-check
// What a beat lets be seen, over the page and without changing it: cards turn, pieces go, places light up, points
// count up. Only transforms and opacity move; whatever stands still stands where the page will show it.
import { flight, landing, place, seatOf, spread } from "./places.js";

/** @typedef {{ turn: { at: string, faces: string[] } }} Turn */
/** @typedef {{ go: { look: string, many?: number, from: string, to: string } }} Go */
/** @typedef {{ ride: { piece: string, to: string } }} Ride */
/** @typedef {{ light: { at: string } }} Light */
/** @typedef {{ points: { seat: string, gain: number, from: string } }} Points */
/** @typedef {Partial<Turn & Go & Ride & Light & Points>} Gesture */

/** How long each kind takes before the next kind begins, in milliseconds. @type {Record<string, number>} */
const LASTS = { turn: 700, go: 600, ride: 500, light: 300, points: 600 };
/** What is seen stays for a moment; a sentence stays longer. */
const HOLD = 250;
const READ = 700;
/** No more pieces than this fly at once; more would be a swarm. */
const MOST = 6;

/** What is undone when the page shows what has come of it. @type {(() => void)[]} */
let undo = [];
/** Moving pieces of the board, which stay where they went until the page is swapped. @type {Animation[]} */
let riding = [];
/** Pieces that have arrived somewhere, by what and where they are. @type {Map<string, HTMLElement[]>} */
const arrived = new Map();

/** @param {number} wait @param {() => void} step */
function later(wait, step) {
  const timer = setTimeout(step, wait);
  undo.unshift(() => clearTimeout(timer));
}

const kindOf = (/** @type {Gesture} */ gesture) => Object.keys(gesture)[0];

/** The kinds in order, neighbours of the same kind once. @param {Gesture[]} shows */
const phases = (shows) => shows.map(kindOf).filter((kind, i, all) => kind !== all[i - 1]);

/** How long a beat takes. @param {Gesture[] | undefined} shows @param {boolean} says */
export const lasts = (shows, says) => phases(shows ?? []).reduce((sum, kind) => sum + LASTS[kind], shows ? HOLD : 0) + (says ? READ - (shows ? HOLD : 0) : 0);

/** What lies over the page. */
function layer() {
  const there = document.querySelector(".beats");
  if (there) return there;
  const made = document.createElement("div");
  made.className = "beats";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** Something over the page, its middle at a point. @param {string} look @param {{ x: number, y: number }} at @param {string} html */
function put(look, at, html) {
  const made = document.createElement("div");
  made.className = look;
  made.style.translate = `${at.x}px ${at.y}px`;
  made.innerHTML = html;
  layer().append(made);
  return made;
}

const symbol = (/** @type {string} */ id) => `<svg class="${id.startsWith("i-") ? `icon t-${id.slice(2)}` : "art"}"><use href="#${CSS.escape(id)}"></use></svg>`;

/** Cards lie at the seat until all is over. @param {Turn["turn"]} turn @param {number} delay @param {number} pace */
function turn({ at, faces }, delay, pace) {
  const home = place(at);
  if (!home) return;
  for (const old of layer().querySelectorAll(`[data-at="${CSS.escape(at)}"]`)) old.remove();
  spread(home, faces.length).forEach((point, index) => {
    const card = put(`beat-card seat-${at.toLowerCase()}`, point, `<i class="beat-card__back"></i><i class="beat-card__face">${symbol(faces[index])}</i>`);
    card.dataset.at = at;
    const timing = { duration: 340 * pace, delay: (delay + index * 120) * pace, easing: "ease-in-out", fill: /** @type {FillMode} */ ("both") };
    card.children[0].animate([{ transform: "rotateY(0)" }, { transform: "rotateY(90deg)", offset: 0.5 }, { transform: "rotateY(90deg)" }], timing);
    card.children[1].animate([{ transform: "rotateY(-90deg)" }, { transform: "rotateY(-90deg)", offset: 0.5 }, { transform: "rotateY(0)" }], timing);
  });
}

/** Pieces fly. Those of a seat stay on the board; what comes to a seat is taken up, and goods are used. @param {Go["go"]} go @param {number} delay @param {number} pace @param {number} nth */
function go({ look, many = 1, from, to }, delay, pace, nth) {
  const [id, seat = ""] = look.split(" ");
  const [start, end] = [landing(from, seat), landing(to, seat)];
  const gone = arrived.get(`${look} ${from}`) ?? [];
  for (let i = 0; i < many; i++) gone.pop()?.remove();
  if (!start || !end) return;
  for (let i = 0; i < Math.min(many, MOST); i++) {
    const stacked = { x: end.x + i * 5, y: end.y - i * 3 };
    const piece = put(seat ? `beat-piece seat-${seat.toLowerCase()}` : "beat-thing", stacked, symbol(id));
    const wait = (delay + (nth + i) * 60) * pace;
    piece.animate(flight(start, stacked), { duration: 480 * pace, delay: wait, easing: "cubic-bezier(.3,.1,.3,1)", fill: "backwards" });
    if (seatOf(to) || !seat) later(wait + 480 * pace, () => piece.remove());
    else arrived.set(`${look} ${to}`, [...(arrived.get(`${look} ${to}`) ?? []), piece]);
  }
}

/** A piece of the board goes elsewhere on it. @param {Ride["ride"]} ride @param {number} delay @param {number} pace */
function ride({ piece, to }, delay, pace) {
  const element = [...document.querySelectorAll(`#board [data-piece="${CSS.escape(piece)}"]`)].find((each) => each.checkVisibility());
  const [home, goal] = [element?.closest(".spot")?.getBoundingClientRect(), place(to)?.getBoundingClientRect()];
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  if (!element || !home || !goal || !matrix) return;
  const scale = Math.hypot(matrix.a, matrix.b) || 1;
  const moved = `translate(${(goal.x - home.x) / scale}px, ${(goal.y - home.y) / scale}px)`;
  riding.push(element.animate([{ transform: "none" }, { transform: moved }], { duration: 480 * pace, delay: delay * pace, easing: "ease-in-out", fill: "both" }));
}

/** @param {string} at @param {number} delay @param {number} pace */
function light(at, delay, pace) {
  const box = place(at)?.getBoundingClientRect();
  if (!box) return;
  const ring = put("beat-ring", { x: box.x, y: box.y }, "");
  ring.style.width = `${box.width}px`;
  ring.style.height = `${box.height}px`;
  if (pace) ring.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 220 * pace, delay: delay * pace, fill: "backwards" });
}

/** The points of a seat as the page shows them. @param {string} seat */
const score = (seat) => /** @type {HTMLElement | null} */ (document.querySelector(`#seats .mat.seat-${seat.toLowerCase()} [data-score]`));

/** @param {Points["points"]} points @param {number} delay @param {number} pace @param {number} nth */
function points({ seat, gain, from }, delay, pace, nth) {
  const [shown, start] = [score(seat), landing(from, seat)];
  if (!shown || !start) return;
  const box = shown.getBoundingClientRect();
  const end = { x: box.x - 20, y: box.y + box.height / 2 };
  const chip = put("beat-points", end, `+${gain}`);
  const wait = (delay + nth * 80) * pace;
  chip.animate(flight(start, end), { duration: 420 * pace, delay: wait, easing: "cubic-bezier(.3,.1,.3,1)", fill: "backwards" });
  count(shown, gain, wait + 420 * pace, (160 * pace) / gain);
}

/** Counts up one by one. @param {HTMLElement} shown @param {number} gain @param {number} wait @param {number} step */
function count(shown, gain, wait, step) {
  const before = shown.textContent ?? "";
  if (!shown.dataset.counts) undo.push(() => ((shown.textContent = before), shown.removeAttribute("data-counts")));
  shown.dataset.counts = "";
  for (let i = 0; i < gain; i++) later(wait + i * step, () => (shown.textContent = String(Number(shown.textContent) + 1)));
}

/** Whether something is seen in the lower part of the board, where a caption would lie over it. @param {Gesture[]} shows */
export function areLow(shows) {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  const places = shows.flatMap(({ light, go, ride, points }) => [light?.at, go?.from, go?.to, ride?.to, points?.from]);
  const boxes = places.map((at) => at && !seatOf(at) && place(at)?.getBoundingClientRect());
  return boxes.some((box) => box && board && box.bottom > board.bottom - board.height / 5);
}

/** Plays what a beat shows. @param {Gesture[]} shows @param {number} pace */
export function play(shows, pace) {
  for (const old of layer().querySelectorAll(".beat-ring, .beat-points")) old.remove();
  let [delay, nth] = [0, 0];
  shows.forEach((gesture, index) => {
    const last = index > 0 ? kindOf(shows[index - 1]) : null;
    nth = last === kindOf(gesture) ? nth + 1 : 0;
    if (last && nth === 0) delay += LASTS[last];
    if (gesture.turn) turn(gesture.turn, delay, pace);
    if (gesture.go) go(gesture.go, delay, pace, nth);
    if (gesture.ride) ride(gesture.ride, delay, pace);
    if (gesture.light) light(gesture.light.at, delay, pace);
    if (gesture.points) points(gesture.points, delay, pace, nth);
  });
}

/** Gives the page back what it showed, before it is swapped. */
export function rest() {
  for (const step of undo) step();
  undo = [];
}

/** Takes everything away that lies over the page. */
export function clear() {
  rest();
  for (const animation of riding) animation.cancel();
  riding = [];
  arrived.clear();
  document.querySelector(".beats")?.remove();
}

/** What has changed, without movement: rings around the places and points at the seats. @param {Gesture[]} shows */
export function still(shows) {
  for (const { light: lit } of shows) if (lit) light(lit.at, 0, 0);
  /** @type {Map<string, number>} */
  const gains = new Map();
  for (const { points } of shows) if (points) gains.set(points.seat, (gains.get(points.seat) ?? 0) + points.gain);
  for (const [seat, gain] of gains) {
    const box = score(seat)?.getBoundingClientRect();
    if (box) put("beat-points", { x: box.x - 20, y: box.y + box.height / 2 }, `+${gain}`);
  }
}
