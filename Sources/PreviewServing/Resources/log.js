// The event log: what happened in the store, newest first.

import { elementsFrom, morph, morphChildren } from "./morph.js";

const LENGTH = 200;
// A page that is hidden draws no frames, but its timers go on.
const LONGEST_FRAME = 100;

/** @type {string[]} */
let waiting = [];
let isHeld = false;

const list = () => document.getElementById("d-log");

/** The subject that is listed alone; empty for all. */
function subject() {
  const filter = document.getElementById("d-log-filter");
  return filter instanceof HTMLSelectElement ? filter.value : "";
}

/** @param {HTMLElement} entry */
function filter(entry) {
  const only = subject();
  entry.hidden = only !== "" && entry.dataset.subject !== only;
}

/** @param {Element | null} log */
function filterAll(log) {
  for (const entry of log?.children ?? []) filter(/** @type {HTMLElement} */ (entry));
}

/** Starts the button that clears the log, and the filter. */
export function startLog() {
  // The filter of another kind of scene takes the place of this one.
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLElement && target.id === "d-log-filter") filterAll(list());
  });
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
  filterAll(log);
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
    filter(entry);
    // The same line, which counts one event more, and may be open.
    const same = [...log.children].find(
      (line) => line instanceof HTMLElement && line.dataset.begins === entry.dataset.begins,
    );
    if (same) morph(same, entry);
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
