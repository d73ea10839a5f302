// Moving elements, by those who may: with the pointer, or with the arrow keys while the element has the focus.

import { closest } from "./dom.js";
import { drop, place, putBack, startPlacing } from "./placing.js";
import { changed } from "./signals.js";

/**
 * What moves an element.
 *
 * @typedef {object} Gesture
 * @property {string} id  The element's identifier.
 * @property {Grip | null} grip  Where the pointer holds it; null for a gesture of the keyboard.
 * @property {Set<string>} keys  The arrow keys that are down.
 * @property {boolean} hasMoved
 */

/**
 * Where a pointer holds an element, in pixels.
 *
 * @typedef {object} Grip
 * @property {number} pointer
 * @property {number} x  In the window, when it was pressed.
 * @property {number} y
 * @property {number} left  From the element's own corner.
 * @property {number} top
 */

const STEP = 8; // points for one press of an arrow key, as the grid of the tool; one with Shift
const SLACK = 3; // pixels that a click may wobble
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PRESSED =
  "a, button, input, select, textarea, label, summary, dialog, [contenteditable], [data-action], [data-hold], [data-asks]";

/**
 * The gesture that goes on.
 *
 * @type {Gesture | null}
 */
let gesture = null;

/** Starts to listen. */
export function startDragging() {
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", (event) => isHolding(event) && finish());
  document.addEventListener("pointercancel", (event) => isHolding(event) && cancel());
  document.addEventListener("keydown", step);
  document.addEventListener("keyup", ({ key }) => gesture?.keys.delete(key) && !gesture.keys.size && finish());
  document.addEventListener("focusout", ({ target }) => {
    if (gesture && !gesture.grip && target instanceof Element && target.id === gesture.id) finish();
  });
  // Before everything else that Escape closes.
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !gesture) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cancel();
  }, true);
  startPlacing();
  changed.on(() => {
    if (gesture && !document.getElementById(gesture.id)?.matches("[data-drags]")) gesture = null;
  });
}

/** @param {PointerEvent} event */
const isHolding = (event) => gesture?.grip?.pointer === event.pointerId;

/** @param {PointerEvent} event */
function press(event) {
  const element = closest(event, "[data-drags]");
  if (!element || gesture || event.button !== 0 || !event.isPrimary || hitsControl(event, element)) return;
  const { left, top } = element.getBoundingClientRect();
  const [x, y] = [event.clientX, event.clientY];
  const grip = { pointer: event.pointerId, x, y, left: x - left, top: y - top };
  gesture = { id: element.id, grip, keys: new Set(), hasMoved: false };
}

/**
 * Whether something in the element takes the press: a control or a scroll bar.
 *
 * @param {PointerEvent} event
 * @param {HTMLElement} element
 */
function hitsControl({ target, offsetX, offsetY }, element) {
  if (!(target instanceof Element)) return false;
  const control = target.closest(PRESSED);
  const isOnScrollbar = offsetX > target.clientWidth || offsetY > target.clientHeight;
  const scrolls = /auto|scroll/.test(getComputedStyle(target).overflow);
  return (control !== null && element.contains(control)) || (scrolls && isOnScrollbar);
}

/** @param {PointerEvent} event */
function move(event) {
  if (!gesture?.grip || !isHolding(event)) return;
  // Released where nobody heard it.
  if (!event.buttons) return cancel();
  const { grip, id, hasMoved } = gesture;
  const element = document.getElementById(id);
  if (!element) return;
  const [x, y] = [event.clientX, event.clientY];
  if (!hasMoved) {
    if (Math.hypot(x - grip.x, y - grip.y) < SLACK) return;
    // Not the element: a patch may take it out of the page for a moment, and the pointer would be let go.
    document.documentElement.setPointerCapture(event.pointerId);
    gesture.hasMoved = true;
  }
  place(element, x - grip.left, y - grip.top);
}

/** @param {KeyboardEvent} event */
function step(event) {
  const arrow = ARROWS[event.key];
  const element = event.target;
  if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(element instanceof HTMLElement) || !element.matches("[data-drags]")) return;
  if (gesture && (gesture.id !== element.id || gesture.grip)) return;
  gesture ??= { id: element.id, grip: null, keys: new Set(), hasMoved: true };
  event.preventDefault();
  gesture.keys.add(event.key);
  const { left, top, width } = element.getBoundingClientRect();
  const length = (event.shiftKey ? 1 : STEP) * (width / element.offsetWidth || 1);
  place(element, left + arrow[0] * length, top + arrow[1] * length);
}

function finish() {
  if (gesture?.hasMoved) drop(gesture.id);
  gesture = null;
}

function cancel() {
  if (gesture?.hasMoved) putBack(gesture.id);
  gesture = null;
}
