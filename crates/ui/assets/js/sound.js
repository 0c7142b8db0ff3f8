// @ts-check
// Short quiet sounds, made and not recorded. Off by one button, and that is remembered.
import { toast, word } from "./toast.js";

const KEY = "castellan-sound";
/** @type {AudioContext | null} */
let context = null;
let at = 0;

const isOn = () => localStorage.getItem(KEY) !== "off";

/** @param {number} when @param {number} length @param {number} volume */
function envelope(when, length, volume) {
  const gain = /** @type {AudioContext} */ (context).createGain();
  gain.gain.setValueAtTime(0, when);
  gain.gain.linearRampToValueAtTime(volume, when + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length);
  gain.connect(/** @type {AudioContext} */ (context).destination);
  return gain;
}

/** @param {number} when @param {number} pitch @param {number} length @param {OscillatorType} type @param {number} volume */
function tone(when, pitch, length, type = "sine", volume = 0.08) {
  const oscillator = new OscillatorNode(/** @type {AudioContext} */ (context), { type, frequency: pitch });
  oscillator.connect(envelope(when, length, volume));
  oscillator.start(when);
  oscillator.stop(when + length);
}

/** Filtered noise: paper, wood, hooves. @param {number} when @param {number} length @param {number} pitch @param {number} volume */
function noise(when, length, pitch, volume = 0.12) {
  const audio = /** @type {AudioContext} */ (context);
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(envelope(when, length, volume));
  source.start(when);
}

/** @type {Record<string, (t: number) => number>} each returns how long it takes */
const CUES = {
  turn: (t) => (tone(t, 660, 0.5), tone(t + 0.16, 880, 0.7), 0.6),
  card: (t) => (noise(t, 0.07, 3200, 0.07), 0.06),
  reveal: (t) => (noise(t, 0.16, 1800), noise(t + 0.08, 0.14, 2600), 0.22),
  place: (t) => (noise(t, 0.05, 700, 0.2), tone(t, 190, 0.07, "triangle", 0.1), 0.12),
  points: (t) => (tone(t, 392 + Math.random() * 120, 0.45, "triangle", 0.07), 0.2),
  honour: (t) => (tone(t, 294, 0.25, "sawtooth", 0.03), tone(t + 0.18, 440, 0.4, "sawtooth", 0.03), 0.45),
  onward: (t) => (noise(t, 0.05, 420, 0.2), noise(t + 0.13, 0.05, 380, 0.2), 0.3),
  menace: (t) => (tone(t, 90, 0.6, "sawtooth", 0.05), noise(t, 0.5, 500, 0.06), 0.5),
  refused: (t) => (tone(t, 130, 0.18, "triangle", 0.14), 0.2),
  chat: (t) => (noise(t, 0.09, 5200, 0.05), noise(t + 0.1, 0.06, 4600, 0.05), 0.2),
  tick: (t) => (noise(t, 0.03, 2200, 0.1), 0.1),
  end: (t) => (tone(t, 220, 1.8, "triangle", 0.06), tone(t, 330, 1.8, "sine", 0.05), tone(t + 0.1, 660, 1.4), 1.5),
};

/** Plays a sound after those that are still to come. @param {string} name */
export function play(name) {
  if (!isOn() || !context || context.state !== "running" || !CUES[name]) return;
  at = Math.max(at, context.currentTime);
  if (at - context.currentTime > 2.2) return;
  at += CUES[name](at);
}

/** Browsers let pages sound only after a first click or key. */
function wake() {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

function showButton() {
  for (const button of document.querySelectorAll("[data-do=sound]")) {
    button.setAttribute("aria-pressed", String(isOn()));
    button.querySelector("use")?.setAttribute("href", isOn() ? "#i-sound" : "#i-sound-off");
  }
}

export function start() {
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, wake, { passive: true });
  document.addEventListener("click", (event) => {
    if (!(/** @type {Element} */ (event.target).closest?.("[data-do=sound]"))) return;
    localStorage.setItem(KEY, isOn() ? "off" : "on");
    toast(word(isOn() ? "sound-on" : "sound-off"));
    showButton();
  });
  showButton();
}
