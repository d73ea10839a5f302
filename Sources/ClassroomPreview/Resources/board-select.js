// Selecting what lies on the board, moving and removing it.

import { perform } from "./board-hand.js";
import { allMarks, boxOf, markOf, marksAt, marksIn } from "./board-marks.js";
import { create, pixelsOf, surfaceAround, update } from "./board-surface.js";

/** @typedef {import("./board-hand.js").Gesture} Gesture */
/** @typedef {import("./board-surface.js").Point} Point */
/** @typedef {import("./board-surface.js").Surface} Surface */
/** @typedef {import("./board-hand.js").Tool} Tool */

/**
 * What is selected, by its identifiers.
 *
 * @type {Set<string>}
 */
const chosen = new Set();

/** What of the page they lie on: that is the only one on which something is selected. */
let home = "";

/** The page on which something is selected; null when it is gone. */
export function chosenSurface() {
  const sheet = document.getElementById(home);
  return sheet && surfaceAround(sheet);
}

/** @type {Tool} */
export const select = (surface, _, first, event) => {
  const { x, y } = pixelsOf(surface, first);
  const [hit] = marksAt(surface, x, y);
  settle(surface);
  if (!event?.shiftKey && (!hit || !chosen.has(hit))) chosen.clear();
  if (hit) chosen.add(hit);
  showChosen(surface);
  return hit ? drag(surface, first) : spread(surface, first);
};

/**
 * From here on what is selected lies on this page.
 *
 * @param {Surface} surface
 */
function settle(surface) {
  if (home !== surface.sheet.id) chosen.clear();
  home = surface.sheet.id;
}

/**
 * Moves what is selected.
 *
 * @param {Surface} surface
 * @param {Point} first
 * @returns {Gesture}
 */
function drag(surface, first) {
  let distance = { x: 0, y: 0 };
  return {
    move(point) {
      distance = { x: point.x - first.x, y: point.y - first.y };
      shift(surface, distance);
    },
    end: () => moveChosen(surface, distance),
    cancel: () => shift(surface, { x: 0, y: 0 }),
  };
}

/**
 * Selects what lies in a rectangle.
 *
 * @param {Surface} surface
 * @param {Point} first
 * @returns {Gesture}
 */
function spread(surface, first) {
  const frame = surface.live.appendChild(create("rect", { class: "frame" }));
  let area = { left: first.x, top: first.y, right: first.x, bottom: first.y };
  return {
    move({ x, y }) {
      area = {
        left: Math.min(first.x, x), top: Math.min(first.y, y),
        right: Math.max(first.x, x), bottom: Math.max(first.y, y),
      };
      const { left, top, right, bottom } = area;
      update(frame, { x: left, y: top, width: right - left, height: bottom - top });
    },
    end() {
      frame.remove();
      if (area.right > area.left) for (const id of marksIn(surface, area)) chosen.add(id);
      showChosen(surface);
    },
    cancel: () => frame.remove(),
  };
}

/** @type {SVGElement | null} */
let frame = null;

/**
 * Frames what is selected, as far as it is there.
 *
 * @param {Surface} surface
 */
export function showChosen(surface) {
  for (const id of [...chosen]) if (!markOf(surface, id)) chosen.delete(id);
  const box = boxOf(surface, chosen);
  frame?.remove();
  if (!box) return;
  frame = create("rect", {
    class: "frame", x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16,
  });
  surface.live.append(frame);
}

/**
 * Shows what is selected somewhere else, until the server does.
 *
 * @param {Surface} surface
 * @param {Point} distance
 */
export function shift(surface, { x, y }) {
  for (const id of chosen) markOf(surface, id)?.setAttribute("transform", `translate(${x} ${y})`);
  frame?.setAttribute("transform", `translate(${x} ${y})`);
}

/**
 * Has the server move what is selected.
 *
 * @param {Surface} surface
 * @param {Point} distance
 */
export async function moveChosen(surface, { x, y }) {
  const ids = [...chosen].filter((id) => markOf(surface, id));
  if (!ids.length || (x === 0 && y === 0)) return;
  const shownBy = await perform(surface, "move", ids.join(" "), { distance: `${x} ${y}` });
  if (shownBy <= 0) shift(surface, { x: 0, y: 0 });
}

/**
 * Has the server remove what is selected.
 *
 * @param {Surface} surface
 */
export function removeChosen(surface) {
  const ids = [...chosen].filter((id) => markOf(surface, id));
  if (ids.length) perform(surface, "erase", ids.join(" "));
}

/** Whether anything is selected, on whichever page. */
export const hasChosen = () => chosen.size > 0;

/**
 * Selects everything on the page.
 *
 * @param {Surface} surface
 */
export function chooseAll(surface) {
  settle(surface);
  for (const id of allMarks(surface)) chosen.add(id);
  showChosen(surface);
}

/**
 * Lets go of what is selected.
 *
 * @param {Surface} surface
 */
export function chooseNone(surface) {
  chosen.clear();
  showChosen(surface);
}
