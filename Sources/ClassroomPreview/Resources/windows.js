// Big windows over the board, by those who may: dragged, resized from their corners, laid on top, and the teacher's own
// lifted out of its seat and put back. With the keyboard, arrows move a window, + and - resize it, and Delete puts the
// teacher's back; an arrow on the seat lifts it.
//
// The window itself stays where it is until it is dropped: a rectangle says where that will be, as upstream's does. The
// store hears of it once, at the end, and everybody's window goes there.

import { boxOf, centred, contains, inside, pulled, share, shifted } from "./boxes.js";
import { closest } from "./dom.js";
import { send } from "./server.js";
import { changed } from "./signals.js";

/** @typedef {import("./boxes.js").Box} Box */

/**
 * What goes on with a window or a seat.
 *
 * @typedef {object} Gesture
 * @property {string} id  The element's identifier.
 * @property {number | null} pointer  Null for the keyboard.
 * @property {number} x  Where the pointer was pressed.
 * @property {number} y
 * @property {Box} from  Where the element stood then.
 * @property {[number, number]} corner  The corner that is pulled, as directions from the middle; zeros move it.
 * @property {Box | null} to  Where it would be dropped; null outside of everything.
 * @property {boolean} goesHome  Whether that is its seat.
 * @property {Set<string>} keys  The keys that are down.
 */

const CORNER = 40; // points from a corner within which a drag resizes, as upstream
const LEAST = 100; // points, the smallest side
/** @type {[number, number]} */
const LIFTED = [200, 160]; // points, of a window that was lifted out of its seat
const STEP = 8; // points for a key; one with Shift
const SLACK = 3; // pixels that a click may wobble
const PRESSED = "a, button, input, select, label, dialog, [data-action], [data-asks], [data-hand]";
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, number>} */
const SIZES = { "+": 1, "=": 1, "-": -1, _: -1 };

/** @type {Gesture | null} */
let gesture = null;

const outline = document.createElement("div");
outline.className = "window-outline";
outline.hidden = true;

/** Starts to listen. */
function start() {
  document.body.append(outline);
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", (event) => isHolding(event) && finish());
  document.addEventListener("pointercancel", (event) => isHolding(event) && end());
  document.addEventListener("keydown", useKey);
  document.addEventListener("keyup", ({ key }) => gesture?.keys.delete(key) && !gesture.keys.size && finish());
  document.addEventListener("focusout", ({ target }) => {
    if (gesture?.pointer === null && target instanceof Element && target.id === gesture.id) finish();
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !gesture) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    end();
  }, true);
  changed.on(() => {
    if (gesture && !document.getElementById(gesture.id)?.matches("[data-floats], [data-lifts]")) end();
  });
}

/** @param {PointerEvent} event */
const isHolding = (event) => gesture !== null && gesture.pointer === event.pointerId;

/** @param {PointerEvent} event */
function press(event) {
  const element = closest(event, "[data-floats], [data-lifts]");
  if (!element || gesture || event.button !== 0 || !event.isPrimary || isEmptySeat(element)) return;
  const control = event.target instanceof Element ? event.target.closest(PRESSED) : null;
  if (control && control !== element && element.contains(control)) return;
  begin(element, event.pointerId, event.clientX, event.clientY);
}

/**
 * @param {HTMLElement} element
 * @param {number | null} pointer
 * @param {number} x
 * @param {number} y
 */
function begin(element, pointer, x, y) {
  const from = boxOf(element);
  const near = CORNER * scaleOf(layerOf(element));
  /** @type {[number, number]} */
  const corner = [side(x, from.left, from.right, near), side(y, from.top, from.bottom, near)];
  const pulls = pointer !== null && element.matches("[data-floats]") && corner[0] !== 0 && corner[1] !== 0;
  gesture = {
    id: element.id, pointer, x, y, from, corner: pulls ? corner : [0, 0], to: null, goesHome: false, keys: new Set(),
  };
}

/**
 * @param {number} at
 * @param {number} low
 * @param {number} high
 * @param {number} near
 */
const side = (at, low, high, near) => (at - low <= near && at - low <= high - at ? -1 : high - at <= near ? 1 : 0);

/** @param {PointerEvent} event */
function move(event) {
  if (!gesture || !isHolding(event)) return;
  // Released where nobody heard it.
  if (!event.buttons) return end();
  const element = document.getElementById(gesture.id);
  const [x, y] = [event.clientX, event.clientY];
  if (!element) return end();
  if (outline.hidden && gesture.to === null) {
    if (Math.hypot(x - gesture.x, y - gesture.y) < SLACK) return;
    // Not the element: a patch may take it out of the page for a moment, and the pointer would be let go.
    document.documentElement.setPointerCapture(event.pointerId);
  }
  aim(element, gesture, x, y);
}

/**
 * Decides where the element would be dropped.
 *
 * @param {HTMLElement} element
 * @param {Gesture} held
 * @param {number} x
 * @param {number} y
 */
function aim(element, held, x, y) {
  const layer = layerOf(element);
  const area = boxOf(layer);
  const isWindow = element.matches("[data-floats]");
  const [dx, dy] = [x - held.x, y - held.y];
  const seat = isWindow && held.corner[0] === 0 ? seatOf(element) : null;
  held.goesHome = seat !== null && contains(boxOf(seat), x, y);
  if (seat && held.goesHome) {
    held.to = boxOf(seat);
  } else if (!isWindow) {
    held.to = contains(area, x, y) ? inside(centred(x, y, LIFTED, scaleOf(layer)), area) : null;
  } else if (held.corner[0] !== 0) {
    held.to = pulled(held.from, held.corner, dx, dy, area, LEAST * scaleOf(layer));
  } else {
    held.to = inside(shifted(held.from, dx, dy), area);
  }
  show(held.to);
}

/** @param {KeyboardEvent} event */
function useKey(event) {
  const element = event.target;
  if (event.altKey || event.ctrlKey || event.metaKey || !(element instanceof HTMLElement)) return;
  const arrow = ARROWS[event.key];
  const seat = element.closest("[data-lifts]");
  if (seat instanceof HTMLElement && arrow && !isEmptySeat(seat)) {
    event.preventDefault();
    const layer = layerOf(seat);
    const area = boxOf(layer);
    const middle = centred((area.left + area.right) / 2, (area.top + area.bottom) / 2, LIFTED, scaleOf(layer));
    return drop(seat, inside(middle, area), false);
  }
  if (!element.matches("[data-floats]")) return;
  if (event.key === "Delete" && seatOf(element)) return drop(element, boxOf(element), true);
  const growth = SIZES[event.key];
  if ((!arrow && !growth) || (gesture && (gesture.id !== element.id || gesture.pointer !== null))) return;
  event.preventDefault();
  if (!gesture) begin(element, null, 0, 0);
  if (gesture) step(element, gesture, event, arrow, growth);
}

/**
 * @param {HTMLElement} element
 * @param {Gesture} held
 * @param {KeyboardEvent} event
 * @param {[number, number] | undefined} arrow
 * @param {number | undefined} growth
 */
function step(element, held, event, arrow, growth) {
  held.keys.add(event.key);
  const layer = layerOf(element);
  const area = boxOf(layer);
  const length = (event.shiftKey && arrow ? 1 : STEP) * scaleOf(layer);
  const now = held.to ?? held.from;
  held.to = arrow
    ? inside(shifted(now, arrow[0] * length, arrow[1] * length), area)
    : pulled(now, [1, 1], (growth ?? 0) * length, (growth ?? 0) * length, area, LEAST * scaleOf(layer));
  show(held.to);
}

function finish() {
  if (!gesture) return;
  const { id, to, goesHome } = gesture;
  const wasMoved = !outline.hidden || to !== null || gesture.keys.size > 0;
  const element = document.getElementById(id);
  end();
  if (!element) return;
  if (to) return drop(element, to, goesHome);
  if (!wasMoved && element.dataset.floats === "") tell(element, "raise", element.dataset.argument);
}

function end() {
  gesture = null;
  show(null);
}

/**
 * Tells the store where an element was dropped.
 *
 * @param {HTMLElement} element
 * @param {Box} box
 * @param {boolean} goesHome
 */
function drop(element, box, goesHome) {
  const { lifts, argument } = element.dataset;
  if (goesHome) return tell(element, "putBack", argument);
  const area = boxOf(layerOf(element));
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const [whole, depth] = [area.right - area.left, area.bottom - area.top];
  const frame = {
    x: share(box.left - area.left, whole - width), y: share(box.top - area.top, depth - height),
    width: share(width, whole), height: share(height, depth),
  };
  tell(element, lifts === undefined ? "place" : "lift", lifts ?? argument, frame);
}

/**
 * @param {HTMLElement} element
 * @param {string} action
 * @param {string | undefined} argument
 * @param {Record<string, string>} [values]
 */
function tell(element, action, argument, values = {}) {
  /** @type {HTMLElement | null | undefined} */
  const host = element.parentElement?.closest("[data-id]");
  send("/command", { component: host?.dataset.id, action, argument, values });
}

// MARK: Places

/**
 * The layer that windows move in.
 *
 * @param {HTMLElement} element
 */
function layerOf(element) {
  const layer = element.matches("[data-floats]") ? element.parentElement : document.querySelector(".classTools");
  return layer instanceof HTMLElement ? layer : element;
}

/**
 * The seat that a window was lifted out of; null when the viewer has none for it.
 *
 * @param {HTMLElement} element
 */
function seatOf(element) {
  const seat = document.querySelector("[data-lifts]");
  const isOwn = seat instanceof HTMLElement && element.dataset.argument === `streamWindow-${seat.dataset.lifts}`;
  return isOwn ? seat : null;
}

/**
 * Whether a seat's stream stands over the board already, or there is no board.
 *
 * @param {HTMLElement} element
 */
function isEmptySeat(element) {
  if (!element.matches("[data-lifts]")) return false;
  const windows = document.querySelectorAll(".classTools > [data-floats]");
  const isOut = [...windows].some((window) => window instanceof HTMLElement && seatOf(window) === element);
  return isOut || !document.querySelector(".classTools");
}

/** @param {HTMLElement} layer */
const scaleOf = (layer) => layer.getBoundingClientRect().width / layer.offsetWidth || 1;

/**
 * Shows where a window would be dropped.
 *
 * @param {Box | null} box
 */
function show(box) {
  outline.hidden = box === null;
  if (!box) return;
  const { style } = outline;
  style.left = `${box.left}px`;
  style.top = `${box.top}px`;
  style.width = `${box.right - box.left}px`;
  style.height = `${box.bottom - box.top}px`;
}

start();
