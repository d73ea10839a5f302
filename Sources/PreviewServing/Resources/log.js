// The event log: what happened in the store, newest first.

import { elementsFrom, morphChildren } from "./morph.js";

const LENGTH = 200;
// A page that is hidden draws no frames, but its timers go on.
const LONGEST_FRAME = 100;

/** @type {string[]} */
let waiting = [];
let isHeld = false;

const list = () => document.getElementById("d-log");

/** Starts the button that clears the log. */
export function startLog() {
  document.getElementById("d-log-clear")?.addEventListener("click", () => {
    waiting = [];
    const log = list();
    if (!log) return;
    log.replaceChildren();
    log.dataset.cleared = "";
  });
}

/**
 * Adds lines, oldest first: at once, or in a flood with all others of a frame.
 *
 * @param {string} html
 */
export function addToLog(html) {
  waiting.push(html);
  // What is older would be gone again before anybody has seen it.
  if (waiting.length > LENGTH) waiting.shift();
  if (!isHeld) write();
}

/**
 * Takes over the log of a page that was fetched.
 *
 * @param {HTMLElement} log
 * @param {HTMLElement} fresh
 */
export function replaceLog(log, fresh) {
  waiting = [];
  morphChildren(log, fresh);
  delete log.dataset.cleared;
}

function write() {
  const log = list();
  const entries = /** @type {HTMLElement[]} */ (elementsFrom(waiting.join("")).slice(-LENGTH));
  waiting = [];
  isHeld = log !== null && entries.length > 0;
  if (!log || !isHeld) return;
  for (const entry of entries) {
    entry.classList.add("d-new");
    const newest = /** @type {HTMLElement | null} */ (log.firstElementChild);
    // The same line, which counts one event more.
    if (newest?.dataset.begins === entry.dataset.begins) newest?.replaceWith(entry);
    else log.prepend(entry);
  }
  while (log.children.length > LENGTH) log.lastElementChild?.remove();
  const next = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    write();
  };
  const frame = requestAnimationFrame(next);
  const timer = setTimeout(next, LONGEST_FRAME);
}
