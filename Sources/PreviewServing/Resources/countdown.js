// Countdowns: digits that turn each time a second has passed on the room's clock.
//
// What is left is computed from the clock each time, so that nothing drifts, and a page that slept is right when it wakes.

import { roomTime } from "./clock.js";

const HALF_TURN = 250; // milliseconds, for each half of a page (widget catalogue, A8)

const counting = new Set();
// What each element has shown, so that its end is announced to those who saw it coming and to nobody else.
const shown = new WeakMap();
let timer = 0;

/** Starts to count. */
export function startCountdowns() {
  document.addEventListener("diorama:changed", ({ detail }) => {
    const roots = detail ?? [document.body];
    collect(roots);
    // A patch brings the digits of the moment when it was drawn, which were not seen.
    update((element) => !roots.some((root) => root.contains(element) || element.contains(root)));
  });
  document.addEventListener("diorama:clock", () => update(never));
  collect([document.body]);
  update(never);
}

const always = () => true;
const never = () => false;

function collect(roots) {
  for (const root of roots) {
    if (root.matches("[data-counts-until]")) counting.add(root);
    for (const element of root.querySelectorAll("[data-counts-until]")) counting.add(element);
  }
  for (const element of counting) {
    if (!element.isConnected || !element.matches("[data-counts-until]")) counting.delete(element);
  }
}

function update(turns) {
  clearTimeout(timer);
  const now = roomTime();
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

function show(element, left, turns) {
  const digits = digitsOf(left);
  element.classList.toggle("is-warning", left <= Number(element.dataset.warnsFrom));
  element.classList.toggle("is-over", left === 0);
  for (const digit of element.querySelectorAll("[data-digit]")) turn(digit, digits[digit.dataset.digit] ?? "", turns);
  const text = `${digits.slice(0, 2)}:${digits.slice(2)}`;
  for (const part of element.querySelectorAll("[data-time-left]")) write(part, text);
  const before = shown.get(element);
  shown.set(element, { until: element.dataset.countsUntil, left });
  if (left > 0 || !before || before.until !== element.dataset.countsUntil || before.left === 0) return;
  for (const part of element.querySelectorAll("[data-announces-end]")) write(part, element.dataset.ending);
}

/** `mmss`, at most 99 minutes and 59 seconds. */
export function digitsOf(seconds) {
  const shown = Math.min(seconds, 5999);
  return [Math.floor(shown / 60), shown % 60].map((part) => String(part).padStart(2, "0")).join("");
}

function turn(element, digit, turns) {
  const [upper, lower, leaving, arriving] = element.children;
  const old = textOf(upper).textContent;
  if (old === digit && (turns || element.getAnimations({ subtree: true }).length)) return;
  for (const animation of element.getAnimations({ subtree: true })) animation.cancel();
  const isStill = !turns || matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const half of [upper, arriving]) write(textOf(half), digit);
  for (const half of [lower, leaving]) write(textOf(half), isStill ? digit : old);
  if (isStill) return;
  const options = { duration: HALF_TURN, easing: "linear" };
  leaving.animate(frames(0, -90), options);
  arriving.animate(frames(90, 0), { ...options, delay: HALF_TURN }).onfinish = () => {
    for (const half of [lower, leaving]) write(textOf(half), textOf(upper).textContent);
  };
}

const frames = (from, to) => [from, to].map((angle) => ({ visibility: "visible", transform: `rotateX(${angle}deg)` }));
const textOf = (half) => half.lastElementChild;

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
