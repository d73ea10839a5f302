// Countdowns: digits that turn each time a second has passed on the room's clock.
//
// What is left is computed from the clock each time, so that nothing drifts, and a page that slept is right when it
// wakes.

import { storeTime, twoDigits } from "./clock.js";
import { all, collect, setText } from "./dom.js";
import { changed, clockSet } from "./signals.js";

const HALF_TURN = 250; // milliseconds, for each half of a page, as upstream
const COUNTING = "[data-counts-until]";

/** @type {Set<HTMLElement>} */
const counting = new Set();

/**
 * What each element has shown, so that its end is announced to those who saw it coming and to nobody else.
 *
 * @type {WeakMap<HTMLElement, { until: string | undefined, left: number }>}
 */
const shown = new WeakMap();
let timer = 0;

/** Starts to count. */
function start() {
  changed.on((elements) => {
    const roots = elements ?? [document.body];
    collect(counting, COUNTING, roots);
    // A patch brings the digits of the moment when it was drawn, which were not seen.
    update((element) => !roots.some((root) => root.contains(element) || element.contains(root)));
  });
  clockSet.on(() => update(never));
  collect(counting, COUNTING, [document.body]);
  update(never);
}

const always = () => true;
const never = () => false;

/**
 * Shows what is left.
 *
 * @param {(element: HTMLElement) => boolean} turns  Whether an element's digits turn over, or are just there.
 */
function update(turns) {
  clearTimeout(timer);
  const now = storeTime();
  let wait = Infinity;
  for (const element of counting) {
    const { countsUntil, duration } = element.dataset;
    const rest = Number(countsUntil) - now;
    const left = Math.min(Math.max(0, Math.floor(rest / 1000)), Number(duration));
    show(element, left, turns(element));
    if (left > 0) wait = Math.min(wait, rest - left * 1000 + 1);
  }
  // No longer than a minute: a clock that is set while the page sleeps is noticed.
  if (wait < Infinity) timer = setTimeout(update, Math.min(wait, 60_000), always);
}

/**
 * @param {HTMLElement} element
 * @param {number} left  In seconds.
 * @param {boolean} turns
 */
function show(element, left, turns) {
  const digits = digitsOf(left);
  const { countsUntil: until, warnsFrom, ending = "" } = element.dataset;
  element.classList.toggle("is-warning", left <= Number(warnsFrom));
  element.classList.toggle("is-over", left === 0);
  for (const digit of all(element, "[data-digit]")) turn(digit, digits[Number(digit.dataset.digit)] ?? "", turns);
  const text = `${digits.slice(0, 2)}:${digits.slice(2)}`;
  for (const part of all(element, "[data-time-left]")) setText(part, text);
  const before = shown.get(element);
  shown.set(element, { until, left });
  if (left > 0 || !before || before.until !== until || before.left === 0) return;
  for (const part of all(element, "[data-announces-end]")) setText(part, ending);
}

/**
 * `mmss`, at most 99 minutes and 59 seconds.
 *
 * @param {number} seconds
 */
function digitsOf(seconds) {
  const shown = Math.min(seconds, 5999);
  return [Math.floor(shown / 60), shown % 60].map(twoDigits).join("");
}

/**
 * @param {HTMLElement} element  A page of the clock, with its halves.
 * @param {string} digit
 * @param {boolean} turns
 */
function turn(element, digit, turns) {
  const [upper, lower, leaving, arriving] = element.children;
  const old = textOf(upper).textContent ?? "";
  if (old === digit && (turns || element.getAnimations({ subtree: true }).length)) return;
  for (const animation of element.getAnimations({ subtree: true })) animation.cancel();
  const isStill = !turns || matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const half of [upper, arriving]) setText(textOf(half), digit);
  for (const half of [lower, leaving]) setText(textOf(half), isStill ? digit : old);
  if (isStill) return;
  const options = { duration: HALF_TURN, easing: "linear" };
  leaving.animate(frames(0, -90), options);
  arriving.animate(frames(90, 0), { ...options, delay: HALF_TURN }).onfinish = () => {
    for (const half of [lower, leaving]) setText(textOf(half), textOf(upper).textContent ?? "");
  };
}

/**
 * @param {number} from  In degrees.
 * @param {number} to
 */
const frames = (from, to) => [from, to].map((angle) => ({ visibility: "visible", transform: `rotateX(${angle}deg)` }));

/**
 * What carries the digit of a half: the digit lies over the page.
 *
 * @param {Element} half
 */
const textOf = (half) => half.lastElementChild ?? half;

start();
