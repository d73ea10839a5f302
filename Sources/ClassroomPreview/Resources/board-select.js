// Selecting what lies on the board, moving and removing it.

import { perform } from "./board-hand.js";
import { allMarks, boxOf, markOf, marksAt, marksIn } from "./board-marks.js";
import { create, pixelsOf, surfaceAround, update } from "./board-surface.js";
import { all } from "./dom.js";

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

/** How far the frame stands from what is selected, in the board's units. */
const MARGIN = 8;

/** How high the buttons at a selection are with the space around them, in pixels. */
const BAR = 48;

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
  if (!hit && !event?.shiftKey && isInFrame(surface, first)) return drag(surface, first, () => chooseNone(surface));
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
 * Whether a place lies in the frame around what is selected.
 *
 * @param {Surface} surface
 * @param {Point} point
 */
function isInFrame(surface, { x, y }) {
  const box = boxOf(surface, chosen);
  if (!box) return false;
  const [left, top] = [box.x - MARGIN, box.y - MARGIN];
  return x >= left && x <= box.x + box.width + MARGIN && y >= top && y <= box.y + box.height + MARGIN;
}

/**
 * Moves what is selected.
 *
 * @param {Surface} surface
 * @param {Point} first
 * @param {() => void} [click]  Runs if the pointer is lifted where it was put down.
 * @returns {Gesture}
 */
function drag(surface, first, click = () => {}) {
  let distance = { x: 0, y: 0 };
  return {
    move(point) {
      distance = { x: point.x - first.x, y: point.y - first.y };
      shift(surface, distance);
    },
    end() {
      if (distance.x === 0 && distance.y === 0) click();
      else moveChosen(surface, distance);
    },
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
  showBar(surface, box);
  if (!box) return;
  frame = create("rect", {
    class: "frame", x: box.x - MARGIN, y: box.y - MARGIN, width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  });
  surface.live.append(frame);
}

/**
 * Puts the buttons below what is selected, or above it where the board ends.
 *
 * @param {Surface} surface
 * @param {{ x: number, y: number, width: number, height: number } | null} box
 */
function showBar(surface, box) {
  for (const bar of all(document, ".netlessBoard .picked")) {
    const area = bar.parentElement?.getBoundingClientRect();
    // The windows of files that lie on a board have buttons of their own.
    const isMeant = box !== null && bar.parentElement && surfaceAround(bar.parentElement)?.sheet === surface.sheet;
    bar.hidden = !isMeant || !area?.width;
    if (bar.hidden || !box || !area) continue;
    const low = pixelsOf(surface, { x: box.x + box.width / 2, y: box.y + box.height + MARGIN });
    const high = pixelsOf(surface, { x: box.x + box.width / 2, y: box.y - MARGIN });
    // The stage may be drawn smaller than it is.
    const scale = (bar.parentElement?.offsetWidth ?? area.width) / area.width;
    const isLow = (low.y - area.top) * scale + BAR < area.height * scale;
    const top = isLow ? (low.y - area.top) * scale : Math.max(0, (high.y - area.top) * scale - BAR);
    const end = (endBesideTools(area) - area.left) * scale;
    bar.style.left = `${Math.max(BAR / 2, Math.min(end - BAR / 2, (low.x - area.left) * scale))}px`;
    bar.style.top = `${top}px`;
  }
}

/**
 * Returns where an area ends on the right, without the column of tools that lies over its edge.
 *
 * @param {DOMRect} area
 */
function endBesideTools(area) {
  const tools = document.querySelector(".toolCollection.is-cell")?.getBoundingClientRect();
  const liesOverEnd = tools && tools.width > 0 && tools.right > area.left + area.width / 2 && tools.left < area.right;
  return liesOverEnd ? Math.max(tools.left, area.left + area.width / 2) : area.right;
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
  const box = boxOf(surface, chosen);
  showBar(surface, box && { ...box, x: box.x + x, y: box.y + y });
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
