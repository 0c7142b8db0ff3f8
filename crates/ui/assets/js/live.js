// @ts-check
// The line to the table: updates come in, actions go out; lost connections come back by themselves.
import { refused } from "./compose.js";
import * as hints from "./hints.js";
import { play } from "./sound.js";
import * as stage from "./stage.js";
import { swap } from "./swap.js";
import { toast, word } from "./toast.js";

const main = /** @type {HTMLElement | null} */ (document.querySelector("main[data-table]"));

/** @type {WebSocket | null} */
let socket = null;
let version = Number(main?.dataset.version ?? 0);
let failures = 0;
/** How long an answer may take before the line counts as dead. */
const PATIENCE = 8_000;
/** Runs while something was said and nothing was heard since. */
let unanswered = 0;
let gone = false;
let yourTurn = document.querySelector("[data-do=confirm]") !== null;
/** @type {(() => void) | null} */
let forgetOffline = null;
const title = { plain: document.title };

/** Sends a message; false when there is no line. @param {object} message */
export function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) {
    toast(word("offline"));
    return false;
  }
  socket.send(JSON.stringify({ ...message, version }));
  unanswered ||= window.setTimeout(giveUp, PATIENCE);
  return true;
}

function connect() {
  if (!main || gone) return;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const line = new WebSocket(`${scheme}://${location.host}/t/${main.dataset.table}/live?version=${version}`);
  socket = line;
  line.addEventListener("open", () => {
    if (forgetOffline) {
      forgetOffline();
      toast(word("online"));
    }
    forgetOffline = null;
    failures = 0;
  });
  line.addEventListener("message", (event) => {
    clearTimeout(unanswered);
    unanswered = 0;
    if (line === socket) receive(JSON.parse(event.data));
  });
  line.addEventListener("close", () => line === socket && retry());
}

/** A line that is dead without saying so is given up: waiting for its end can take minutes. */
function giveUp() {
  const line = socket;
  socket = null;
  line?.close();
  retry();
}

function retry() {
  if (gone) return;
  // What was under way may not have arrived: it can be sent again, and is refused if it has.
  refused();
  clearTimeout(unanswered);
  unanswered = 0;
  failures += 1;
  if (failures === 2) forgetOffline = toast(word("offline"), { lasting: true });
  const wait = Math.min(10_000, 300 * 2 ** Math.min(failures, 6));
  setTimeout(connect, wait * (0.7 + Math.random() * 0.6));
}

/** @param {any} message */
function receive(message) {
  if (message.kind === "update") update(message);
  else if (message.kind === "stale") toast(word("stale"));
  else if (message.kind === "refused") refuse(message);
  else if (message.kind === "hint") hints.answer(message.html);
  else if (message.kind === "gone") leave(message.text);
}

/** @param {{ version: number, title: string, fragments: Record<string, string>, cues?: string[], your_turn: boolean }} message */
function update(message) {
  const past = main?.dataset.at !== undefined;
  const opened = !past && message.cues?.includes("reveal");
  if (opened) play("reveal");
  const cues = (message.cues ?? []).filter((cue) => !opened || cue !== "reveal");
  stage.stage(opened ? message.fragments.log : undefined, () => show({ ...message, cues }));
}

/** @param {{ version: number, title: string, fragments: Record<string, string>, cues: string[], your_turn: boolean }} message */
function show(message) {
  version = message.version;
  if (main) main.dataset.version = String(version);
  // Who looks at the past is not torn out of it; only the talk goes on.
  const past = main?.dataset.at !== undefined;
  const fragments = past ? { "chat-lines": message.fragments["chat-lines"] } : message.fragments;
  if (!swap(Object.fromEntries(Object.entries(fragments).filter(([, html]) => html)))) return location.reload();
  title.plain = message.title;
  for (const cue of message.cues) play(cue);
  announce(message.your_turn);
}

/** Tab title, badge and bell when it becomes one's turn. @param {boolean} mine */
function announce(mine) {
  if (mine && !yourTurn) play("turn");
  yourTurn = mine;
  document.title = `${mine && document.hidden ? "● " : ""}${title.plain} · Castellan`;
  const badge = /** @type {any} */ (navigator);
  if (mine) badge.setAppBadge?.(1).catch?.(() => {});
  else badge.clearAppBadge?.().catch?.(() => {});
}

/** @param {{ text: string, rule?: string }} message */
function refuse(message) {
  refused();
  hints.answer("");
  play("refused");
  const game = main?.dataset.game ?? "";
  toast(message.text || word("refused"), message.rule ? { href: `/rules/${game}#${message.rule}`, label: message.rule } : {});
}

/** @param {string} text */
function leave(text) {
  gone = true;
  toast(text || word("gone"), { lasting: true });
}

export function start() {
  if (!main) return;
  stage.start();
  connect();
  setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send('{"kind":"ping"}');
    unanswered ||= window.setTimeout(giveUp, PATIENCE);
  }, 25_000);
  document.addEventListener("visibilitychange", () => announce(yourTurn));
  addEventListener("online", () => socket?.readyState === WebSocket.CLOSED && connect());
}
