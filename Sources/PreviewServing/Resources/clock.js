// Times that run and warnings that fall due, on the store's clock.

import { collect, setText } from "./dom.js";
import { changed, clockSet } from "./signals.js";
import { text } from "./texts.js";

let offset = 0;
// What the page says of it. The server's word, which comes with the events, is better: this machine may have another
// time.
let stated = 0;
let timer = 0;
/**
 * The store's time where that stands.
 *
 * @type {number | null}
 */
let standing = null;
/** @type {Set<string>} */
const warned = new Set();

const TIMED = "[data-runs-from], [data-runs-until], [data-store-clock], [data-warns-at], [data-opened]";
/**
 * The elements that show a time or warn at one.
 *
 * @type {Set<HTMLElement>}
 */
const timed = new Set();

/** @type {(text: string) => void} */
let showWarning = () => {};

/**
 * Sets the store's time.
 *
 * @param {number} now  In milliseconds since 1970.
 */
export function setClock(now) {
  offset = now - Date.now();
  if (standing !== null) standing = now;
  tick();
  clockSet.tell();
}

/**
 * Starts to tick.
 *
 * @param {(text: string) => void} warn  Shows the text of a warning that has fallen due.
 */
export function startClock(warn) {
  readOffset();
  changed.on((elements) => {
    // Another view may have another store.
    if (!elements) readOffset();
    collect(timed, TIMED, elements ?? [document.body]);
    paint();
  });
  showWarning = warn;
  collect(timed, TIMED, [document.body]);
  // A warning of the past is not news to somebody who opens the page now.
  for (const element of timed) if (isDue(element)) warned.add(keyOf(element));
  tick();
}

function readOffset() {
  const now = Number(document.body.dataset.clockOffset ?? 0);
  offset += now - stated;
  stated = now;
  const stands = document.body.dataset.clockStands;
  standing = stands === undefined ? null : Number(stands);
}

/** The store's time, in milliseconds since 1970. */
export function storeTime() {
  return standing ?? Date.now() + offset;
}

function tick() {
  clearTimeout(timer);
  paint();
  for (const element of timed) {
    if (!isDue(element) || warned.has(keyOf(element))) continue;
    warned.add(keyOf(element));
    showWarning(element.dataset.warning ?? "");
  }
  // On the second of the store, so that all pages turn together.
  timer = setTimeout(tick, 1000 - (((storeTime() % 1000) + 1000) % 1000) + 5);
}

/** Writes the running times; also after a patch, which brings the text of the moment when it was drawn. */
function paint() {
  const now = storeTime();
  for (const element of timed) {
    const { runsFrom, runsUntil, storeClock, opened, prefix = "", format } = element.dataset;
    if (runsFrom || runsUntil) {
      const time = runsFrom ? now - Number(runsFrom) : Number(runsUntil) - now;
      setText(element, prefix + runningTime(Math.max(0, time), format));
    } else if (storeClock !== undefined) {
      setText(element, new Date(now).toISOString().slice(11, 19));
    } else if (opened) {
      setText(element, age(now - Number(opened)));
    }
  }
}

/**
 * How long ago something was opened.
 *
 * @param {number} milliseconds
 */
function age(milliseconds) {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return text("justOpened");
  if (minutes < 60) return text("minutesOld", { count: minutes });
  if (minutes < 2880) return text("hoursOld", { count: Math.floor(minutes / 60) });
  return text("daysOld", { count: Math.floor(minutes / 1440) });
}

/**
 * `mm:ss`, from one hour on or in the `full` format `hh:mm:ss`.
 *
 * @param {number} milliseconds
 * @param {string} [format]
 */
function runningTime(milliseconds, format) {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  if (format === "full" || seconds >= 3600) parts.unshift(Math.floor(seconds / 3600));
  return parts.map(twoDigits).join(":");
}

/** @param {number} number */
export const twoDigits = (number) => String(number).padStart(2, "0");

/** @param {HTMLElement} element */
const isDue = (element) => Number(element.dataset.warnsAt) <= storeTime();

/** @param {HTMLElement} element */
const keyOf = (element) => `${element.dataset.warnsAt} ${element.dataset.warning}`;
