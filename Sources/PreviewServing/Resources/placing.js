// Elements that stand where a person has put them.
//
// The store hears of it once, at the end. Until it has answered, what the person did stays on the screen: a patch that
// comes meanwhile brings everything else up to date.

import { isShown } from "./edits.js";
import { send } from "./server.js";
import { changed, shown } from "./signals.js";

/**
 * An element that stands where a person has put it.
 *
 * @typedef {object} Hold
 * @property {string} server  The style by which it stands where the server says.
 * @property {string} written  The style that it was given here.
 * @property {number} x  Where it stands, as a fraction of the free travel, whatever the scale of the screen.
 * @property {number} y
 * @property {boolean} isDragged
 * @property {number | null} shownBy  The event that shows the move: infinite before the answer, null before the end.
 * @property {string | undefined} view  The view in which it was dropped.
 */

/**
 * By the element's id.
 *
 * @type {Map<string, Hold>}
 */
const held = new Map();

/** Starts to keep elements in their places. */
export function startPlacing() {
  changed.on(keepPlaces);
  shown.on(settle);
}

/**
 * Shows an element at a place of the window, or as near to it as its layer allows.
 *
 * @param {HTMLElement} element
 * @param {number} left  In pixels.
 * @param {number} top
 */
export function place(element, left, top) {
  const { layer, own } = boxesOf(element);
  const hold = {
    server: held.get(element.id)?.server ?? styleOf(element),
    written: "",
    x: fraction(left - layer.left, layer.width - own.width),
    y: fraction(top - layer.top, layer.height - own.height),
    isDragged: true,
    shownBy: null,
    view: undefined,
  };
  held.set(element.id, hold);
  show(element, hold);
}

/**
 * Leaves an element where it is, and tells the store.
 *
 * @param {string} id
 */
export async function drop(id) {
  const [element, hold] = [document.getElementById(id), held.get(id)];
  if (!element || !hold) return;
  const { layer, own } = boxesOf(element);
  const size = { width: rounded(own.width / layer.width || 0), height: rounded(own.height / layer.height || 0) };
  hold.isDragged = false;
  hold.shownBy = Infinity;
  hold.view = document.body.dataset.view;
  show(element, hold);
  const numbers = Object.entries({ x: hold.x, y: hold.y, ...size });
  const values = Object.fromEntries(numbers.map(([name, value]) => [name, String(value)]));
  /** @type {HTMLElement | null | undefined} */
  const host = element.parentElement?.closest("[data-id]");
  const { drags: action, argument } = element.dataset;
  // What was moved again before the answer is another hold.
  hold.shownBy = await send("/command", { component: host?.dataset.id, action, argument, values });
  settle();
}

/**
 * Shows an element where the server says that it stands.
 *
 * @param {string} id
 */
export function putBack(id) {
  const [element, hold] = [document.getElementById(id), held.get(id)];
  if (!hold) return;
  element?.classList.remove("is-dragged");
  element?.setAttribute("style", hold.server);
  held.delete(id);
}

// What has been moved since by other hands, or was refused, stands where the server says.
function settle() {
  for (const [id, hold] of held) {
    if (hold.shownBy === null || !isShown(hold.shownBy)) continue;
    // The patch of that event may have come in this task, which tells of its changes when it ends.
    const element = document.getElementById(id);
    if (element) noteServer(element, hold);
    putBack(id);
  }
}

/**
 * Remembers where the server has put an element since it was shown elsewhere.
 *
 * @param {HTMLElement} element
 * @param {Hold} hold
 */
function noteServer(element, hold) {
  const style = styleOf(element);
  if (style !== hold.written) hold.server = style;
}

// After a patch: what is being moved stays under the hand, and what was moved stays until the page shows the last move.
function keepPlaces() {
  for (const [id, hold] of held) {
    const element = document.getElementById(id);
    if (!element?.matches("[data-drags]")) {
      held.delete(id);
      continue;
    }
    noteServer(element, hold);
    // Another view counts its events in another way.
    if (hold.shownBy !== null && hold.view !== document.body.dataset.view) putBack(id);
    else show(element, hold);
  }
}

/**
 * @param {HTMLElement} element
 * @param {Hold} hold
 */
function show(element, hold) {
  element.classList.toggle("is-dragged", hold.isDragged);
  element.style.setProperty("--x", String(hold.x));
  element.style.setProperty("--y", String(hold.y));
  hold.written = styleOf(element);
}

/**
 * An element and the layer that it moves in, in the window.
 *
 * @param {HTMLElement} element
 */
function boxesOf(element) {
  const own = element.getBoundingClientRect();
  return { layer: element.parentElement?.getBoundingClientRect() ?? own, own };
}

/** @param {HTMLElement} element */
const styleOf = (element) => element.getAttribute("style") ?? "";

/**
 * @param {number} part
 * @param {number} whole
 */
const fraction = (part, whole) => (whole > 0 ? rounded(Math.min(Math.max(part / whole, 0), 1)) : 0);

/** @param {number} value */
const rounded = (value) => Math.round(value * 1e4) / 1e4;
