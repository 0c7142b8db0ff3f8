// @ts-check
// Starts what the page needs.
import * as analysis from "./analysis.js";
import * as ask from "./ask.js";
import * as chat from "./chat.js";
import * as clock from "./clock.js";
import * as compose from "./compose.js";
import * as copy from "./copy.js";
import * as drawer from "./drawer.js";
import * as focus from "./focus.js";
import * as hints from "./hints.js";
import * as install from "./install.js";
import * as keys from "./keys.js";
import * as live from "./live.js";
import * as mistakes from "./mistakes.js";
import * as next from "./next.js";
import * as pace from "./pace.js";
import * as recall from "./recall.js";
import * as prompt from "./prompt.js";
import * as replay from "./replay.js";
import * as rules from "./rules.js";
import * as sound from "./sound.js";
import { afterSwap } from "./swap.js";
import * as tabs from "./tabs.js";
import * as theme from "./theme.js";
import * as tips from "./tips.js";

theme.start();
copy.start();
clock.start();
analysis.start();
install.start();

if (document.querySelector("main[data-table]")) {
  sound.start();
  pace.start();
  live.start();
  compose.start(live.send);
  prompt.start();
  hints.start(live.send);
  chat.start(live.send);
  recall.start(live.send);
  tips.start();
  keys.start();
  replay.start(live.catchUp);
  mistakes.start();
  rules.start();
  focus.start();
  drawer.start();
  ask.start();
  tabs.start();
  next.refresh();
  afterSwap(() => {
    prompt.refresh();
    compose.refresh();
    prompt.fit();
    tabs.refresh();
    chat.refresh();
    tips.refresh();
    focus.refresh();
    replay.refresh();
    mistakes.refresh();
    next.refresh();
  });
  document.addEventListener("click", (event) => {
    const name = /** @type {Element} */ (event.target).closest?.("[data-do]")?.getAttribute("data-do");
    if (name === "confirm") compose.confirm();
    else if (name === "back") compose.back();
    else if (name === "put-back") compose.putBack();
    else if (name === "reorder") compose.reorder();
    else if (name === "fold") compose.fold();
    else if (name === "hold") compose.hold();
    else if (name === "hint") hints.ask();
    else if (name === "recall") recall.ask();
    else if (name === "close-hints") hints.close();
  });
}
