// @ts-check
// The line to the table: updates come in, actions go out; lost connections come back by themselves.
import * as ceremony from "./ceremony.js";
import { refused } from "./compose.js";
import * as held from "./held.js";
import * as hints from "./hints.js";
import * as recall from "./recall.js";
import { play } from "./sound.js";
import * as stage from "./stage.js";
import { swap, tell } from "./swap.js";
import { toast, word } from "./toast.js";

const main = /** @type {HTMLElement | null} */ (document.querySelector("main[data-table]"));

/** @typedef {{ version: number, title: string, fragments: Record<string, held.Patch>, log?: held.Lines | null, beats: stage.Beat[], your_turn: boolean }} Update */

/** @type {WebSocket | null} */
let socket = null;
let version = Number(main?.dataset.version ?? 0);
/** The newest version that came; older ones may still wait to be shown. */
let newest = version;
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
/** What came and is not shown yet, less what went ahead of it. @type {Set<{ fragments: Record<string, string> }>} */
const waiting = new Set();

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
  const about = new URLSearchParams({ has: held.said() });
  if ("DecompressionStream" in window) about.set("packs", "deflate");
  const line = new WebSocket(`${scheme}://${location.host}/t/${main.dataset.table}/live?${about}`);
  socket = line;
  let heard = Promise.resolve();
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
    // One after the other, however long each takes to unpack.
    heard = heard.then(async () => {
      const message = JSON.parse(await unpacked(event.data));
      if (line === socket) receive(message);
    }).catch(reportError);
  });
  line.addEventListener("close", () => line === socket && retry());
}

/** What came over the line, as text. @param {string | Blob} data */
function unpacked(data) {
  if (typeof data === "string") return data;
  return new Response(data.stream().pipeThrough(new DecompressionStream("deflate"))).text();
}

/** Tells the house what is here, so that it sends the rest. */
export function catchUp() {
  if (socket?.readyState === WebSocket.OPEN) send({ kind: "has", has: held.said() });
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
  else if (message.kind === "recall") recall.play(message).catch(reportError);
  else if (message.kind === "hint") hints.answer(message.html);
  else if (message.kind === "gone") leave(message.text);
}

/** @param {Update} message */
function update(message) {
  // Who looks at the past is not torn out of it; only the talk goes on.
  if (main?.dataset.at !== undefined) return talk(message);
  const fragments = held.whole(message.fragments);
  const log = message.log ?? null;
  if (!fragments || (log && !held.read(log))) return catchUp();
  newest = message.version;
  const shown = { fragments };
  waiting.add(shown);
  stage.stage({
    beats: message.beats,
    lines: stage.unsaid(log),
    wait: () => ahead(message, fragments),
    show: (played) => {
      waiting.delete(shown);
      show(message, shown.fragments, log, played);
    },
  });
}

/** Whoever is asked can answer at once: the desk does not wait for what is played on the board. @param {Update} message @param {Record<string, string>} fragments */
function ahead(message, { desk, tips }) {
  if (!message.your_turn || desk === undefined) return;
  for (const each of waiting) {
    const { desk: _, tips: __, ...rest } = each.fragments;
    each.fragments = rest;
  }
  reached(message.version);
  swap({ desk, ...(tips === undefined ? {} : { tips }) });
  announce(message);
}

/** @param {Update} message */
function talk(message) {
  reached(message.version);
  const lines = message.fragments["chat-lines"];
  const fragments = lines && held.whole({ "chat-lines": lines });
  if (fragments) swap(fragments);
}

/** @param {number} now */
function reached(now) {
  version = Math.max(version, now);
  if (main) main.dataset.version = String(version);
}

/** @param {Update} message @param {Record<string, string>} fragments @param {held.Lines | null} log @param {boolean} played whether pieces were seen coming */
function show(message, fragments, log, played) {
  reached(message.version);
  if (log) tell(log);
  if (!swap(fragments, played ? "moved" : "all")) return location.reload();
  if (message.version === newest) announce(message);
  ceremony.begin(fragments.desk);
}

/** Tab title, badge and bell when it becomes one's turn. @param {{ title: string, your_turn: boolean }} message */
function announce(message) {
  if (message.your_turn && !yourTurn) play("turn");
  yourTurn = message.your_turn;
  title.plain = message.title;
  showTitle();
}

function showTitle() {
  document.title = `${yourTurn && document.hidden ? "● " : ""}${title.plain} · Castellan`;
  const badge = /** @type {any} */ (navigator);
  if (yourTurn) badge.setAppBadge?.(1).catch?.(() => {});
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
  held.hold(main.dataset.has ?? "");
  stage.start();
  connect();
  setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send('{"kind":"ping"}');
    unanswered ||= window.setTimeout(giveUp, PATIENCE);
  }, 25_000);
  document.addEventListener("visibilitychange", showTitle);
  addEventListener("online", () => socket?.readyState === WebSocket.CLOSED && connect());
}
