// @ts-check
// What happened is played in beats, one after the other, and then the page shows what has come of it. Whoever clicks
// or presses a key sees that at once; what comes meanwhile waits its turn, and the more waits the faster it goes.
import * as gestures from "./gestures.js";
import { linesIn } from "./lines.js";
import { pace } from "./pace.js";
import { play } from "./sound.js";
import { say } from "./voice.js";

/** @typedef {import("./lines.js").Line} Line */
/** @typedef {{ after: number, says: number, cue?: string, shows?: gestures.Gesture[] }} Beat */
/**
 * @typedef {object} Scene
 * @property {Beat[]} beats
 * @property {Line[]} lines what the beats say, and perhaps more
 * @property {(played: boolean) => void} show makes the page show what has come of it
 * @property {() => void} [begin] is called before the first beat
 * @property {() => void} [wait] is called when the page has to wait for it
 * @property {boolean} [again] whether it was seen before
 */

/** What all that waits may take together, in milliseconds. */
const LONGEST = 4000;
/** How long stills stand. */
const STILL = 1500;

/** What waits to be shown; the first is being played. @type {Scene[]} */
let queue = [];
let timer = 0;
let speed = 1;
let stills = 0;
/** Up to which move the chronicle has been said. */
let told = 0;

const caption = () => /** @type {HTMLElement | null} */ (document.querySelector("#caption"));

/** Those newer lines of the chronicle that nobody was told. @param {{ html: string, after?: number | null } | null} log */
export function unsaid(log) {
  if (!log) return [];
  const lines = linesIn(log.html);
  const fresh = lines.filter((line) => line.after > told);
  told = lines.at(-1)?.after ?? log.after ?? 0;
  return fresh;
}

/** @param {Scene} scene @param {number} many @param {number} [after] */
function take(scene, many, after) {
  const taken = scene.lines.filter((line) => after === undefined || line.after === after).slice(0, many);
  scene.lines = scene.lines.filter((line) => !taken.includes(line));
  for (const line of taken) say(line.text);
  return taken;
}

const length = (/** @type {Beat} */ beat) => gestures.lasts(beat.shows, beat.says > 0);

/** Plays what comes first, or shows it at once. */
function begin() {
  const scene = queue[0];
  if (!scene) return;
  if (scene.again && !pace()) return hold(scene);
  if (!pace() || !scene.beats.some((beat) => beat.shows)) return end(false);
  const whole = queue.flatMap((each) => each.beats).reduce((sum, beat) => sum + length(beat), 0);
  speed = pace() * Math.min(1, LONGEST / whole);
  stopStills();
  scene.begin?.();
  next();
}

/** All at once, for as long as somebody looks at it. @param {Scene} scene */
function hold(scene) {
  const shows = scene.beats.splice(0).flatMap((beat) => beat.shows ?? []);
  tell(take(scene, Infinity));
  gestures.still(shows);
}

function next() {
  const scene = queue[0];
  const beat = scene?.beats.shift();
  if (!beat) return end(true);
  tell(take(scene, beat.says, beat.after), beat.shows);
  if (beat.cue) play(beat.cue);
  try {
    gestures.play(beat.shows ?? [], speed);
  } catch (error) {
    // An ornament that fails must not hold the match up.
    reportError(error);
  }
  timer = window.setTimeout(next, length(beat) * speed);
}

/** The first of all that waits is over. @param {boolean} played */
function end(played) {
  const scene = queue.shift();
  if (scene) finish(scene, played);
  begin();
}

/** @param {Scene} scene @param {boolean} played whether beats of it were seen */
function finish(scene, played) {
  const rest = scene.beats.splice(0);
  take(scene, Infinity);
  for (const cue of new Set(rest.map((beat) => beat.cue))) if (cue) play(cue);
  gestures.rest();
  scene.show(played);
  gestures.clear();
  tell([]);
  const shows = rest.flatMap((beat) => beat.shows ?? []);
  if (!played && shows.length > 0) still(shows);
}

/** @param {gestures.Gesture[]} shows */
function still(shows) {
  stopStills();
  gestures.still(shows);
  stills = window.setTimeout(stopStills, STILL);
}

function stopStills() {
  clearTimeout(stills);
  gestures.clear();
}

/** The words of a beat, for those who see; nothing when all is over. @param {Line[]} lines @param {gestures.Gesture[]} [shows] */
function tell(lines, shows = []) {
  const old = caption();
  if (!old) return;
  if (queue.length === 0) return void (old.hidden = true);
  // Each beat has a caption of its own, as large as its words; none grows or shrinks before one's eyes.
  const fresh = /** @type {HTMLElement} */ (old.cloneNode(true));
  const words = lines.map(({ html, heading }) => `<p${heading ? ' class="caption__heading"' : ""}>${html}</p>`);
  /** @type {HTMLElement} */ (fresh.firstElementChild).innerHTML = words.join("");
  fresh.hidden = false;
  fresh.classList.toggle("caption--mute", lines.length === 0);
  fresh.classList.toggle("caption--top", gestures.areLow(shows));
  old.replaceWith(fresh);
}

/** Shows at once what still waits to be shown. */
export function goOn() {
  clearTimeout(timer);
  stopStills();
  const all = queue;
  queue = [];
  for (const [index, scene] of all.entries()) finish(scene, index === 0);
}

/** Plays a scene as soon as those before it are over. @param {Scene} scene */
export function stage(scene) {
  // What was seen before gives way to what is new.
  if (queue[0]?.again) goOn();
  queue.push(scene);
  if (queue.length === 1) begin();
  if (queue.includes(scene)) scene.wait?.();
}

/** @param {Event} event */
function skip(event) {
  if (!(event instanceof KeyboardEvent && event.repeat)) goOn();
}

export function start() {
  told = Math.max(0, ...[...document.querySelectorAll("#log li")].map((line) => Number(/** @type {HTMLElement} */ (line).dataset.after)));
  // Some helpers of those who cannot point send clicks alone.
  for (const name of ["pointerdown", "keydown", "click"]) document.addEventListener(name, skip, { capture: true });
  document.addEventListener("visibilitychange", () => document.hidden && goOn());
}
