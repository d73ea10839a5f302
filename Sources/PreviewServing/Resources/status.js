// What the page says of its connection, and of what it has asked.

import { setText } from "./dom.js";
import { changed } from "./signals.js";
import { text } from "./texts.js";

const PATIENCE = 400; // milliseconds without an answer that nobody takes for slowness

let [state, words] = ["", ""];
// The requests that have waited longer than that.
let waiting = 0;

/**
 * Says whether the server is there.
 *
 * @param {"live" | "lost"} newState
 * @param {"live" | "reconnecting" | "silent"} newWords  The name of a text of the page.
 */
export function setConnection(newState, newWords) {
  [state, words] = [newState, newWords];
  paint();
}

/**
 * Shows that something waits for its answer, once that takes a while: at the top, and in the element that asked.
 *
 * @param {Promise<unknown>} answer
 * @param {HTMLElement} [element]
 */
export async function showWaiting(answer, element) {
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    waiting += 1;
    if (element) element.dataset.waiting = "";
    paint();
  }, PATIENCE);
  await answer;
  clearTimeout(timer);
  if (!isShown) return;
  waiting -= 1;
  if (element) delete element.dataset.waiting;
  paint();
}

/** Writes the state, which also depends on what the page shows. */
function paint() {
  const status = document.getElementById("d-status");
  if (!status || !state) return;
  const isWaiting = waiting > 0 && state === "live";
  const shown = isWaiting ? "waiting" : state;
  const name = isWaiting ? "waiting" : state === "live" ? shownState() : words;
  status.dataset.state = shown;
  status.classList.toggle("d-broken", name === "broken");
  // Words that are written again would be announced again.
  setText(status, text(name));
}

/** The name of what the page shows: the files as they are, the last ones without an error, or a moment that stands. */
function shownState() {
  if (document.getElementById("d-overlay")?.dataset.findings) return "broken";
  return document.body.dataset.clockStands === undefined ? words : "standing";
}

changed.on(paint);
