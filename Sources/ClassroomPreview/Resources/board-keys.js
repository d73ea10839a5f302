// The board by the keyboard: arrow keys move a cross, the space bar puts the tool down there and lifts it again.

import { create, update, within } from "./board-surface.js";

/** @typedef {import("./board-surface.js").Point} Point */
/** @typedef {import("./board-surface.js").Surface} Surface */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STEP = 20; // units for one press of an arrow key; with Shift, two
const ARM = 16;

/** Where the keyboard's hand is: in the middle of the page at first. */
export const cross = { x: 0, y: 500 };

/** @type {SVGElement | null} */
let sign = null;

/**
 * How far an arrow key goes; null for another key.
 *
 * @param {KeyboardEvent} event
 * @returns {Point | null}
 */
export function arrowOf({ key, shiftKey }) {
  const arrow = ARROWS[key];
  const length = shiftKey ? 2 : STEP;
  return arrow ? { x: arrow[0] * length, y: arrow[1] * length } : null;
}

/**
 * Moves the cross, which shows from then on.
 *
 * @param {Surface} surface
 * @param {Point} distance
 */
export function moveCross(surface, { x, y }) {
  cross.x = within(Math.max(-1380, Math.min(1380, cross.x + x)));
  cross.y = within(Math.max(0, Math.min(1000, cross.y + y)));
  sign ??= create("path", { class: "cross" });
  if (sign.parentNode !== surface.live) surface.live.append(sign);
  update(sign, { d: `M${cross.x - ARM} ${cross.y}h${2 * ARM}M${cross.x} ${cross.y - ARM}v${2 * ARM}` });
}

/** Takes the cross away, because the pointer works again or the focus has gone. */
export function hideCross() {
  sign?.remove();
}
