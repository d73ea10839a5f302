// What other hands do at the board at this moment: strokes on their way, and laser pointers.
//
// They come in passing and are no part of what the server remembers: the fact that ends a stroke takes its place.

import { markOf } from "./board-marks.js";
import { drawStroke } from "./board-shapes.js";
import { create, findSurface, shownColor, surfaceWith, update } from "./board-surface.js";
import { whisper } from "./server.js";
import { changed, whispered } from "./signals.js";

/** @typedef {import("./board-shapes.js").Stroke} Stroke */
/** @typedef {import("./board-surface.js").Surface} Surface */

/**
 * A stroke as pages tell it: new points of a curve, both corners of a shape.
 *
 * @typedef {Omit<Stroke, "points" | "pressures"> & { points: number[], pressures?: number[] }} Draft
 */

/**
 * What a page says of its hand.
 *
 * @typedef {object} Whisper
 * @property {string} [origin]  The page that says it.
 * @property {Draft} [draft]
 * @property {string} [gaveUp]  A stroke that will not be ended.
 * @property {{ by?: string, color: number[], sheet?: number, point: number[] }} [laser]  No coordinates when it was put
 *   away.
 */

const FADING = 900; // milliseconds, as the style says
const RESTING = 400; // milliseconds without a move after which a laser's dot fades
const FORGOTTEN = 30_000; // milliseconds after which nobody ends a stroke any more

/** What this page is called, so that it does not hear itself. */
const ORIGIN = Math.random().toString(36).slice(2, 10);

/**
 * The strokes of other hands.
 *
 * @type {Map<string, { stroke: Stroke, group: SVGElement, timer: number }>}
 */
const strokes = new Map();

/** @type {Map<string, { dot: SVGElement, timer: number }>} */
const lasers = new Map();

/** Starts to listen to other hands. */
export function startLive() {
  whispered.on((words) => hear(/** @type {Whisper} */ (words)));
  changed.on(tidy);
}

/**
 * Tells the other pages what this page's hand does.
 *
 * @param {Whisper} words
 */
export const tell = (words) => whisper({ ...words, origin: ORIGIN });

/** @param {Whisper} words */
function hear({ origin, draft, gaveUp, laser }) {
  if (origin === ORIGIN) return;
  if (gaveUp) forget(gaveUp);
  const sheet = draft ? draft.sheet : laser?.sheet;
  const surface = sheet === undefined ? findSurface() : surfaceWith(sheet);
  if (!surface) return;
  if (draft) grow(surface, draft);
  if (laser) point(surface, laser.by ?? "", laser.color, laser.point);
}

/**
 * @param {Surface} surface
 * @param {Draft} draft
 */
function grow(surface, draft) {
  // Its fact has overtaken it.
  if (markOf(surface, draft.id)) return;
  const points = [];
  for (let index = 0; index + 1 < draft.points.length; index += 2) {
    points.push({ x: draft.points[index], y: draft.points[index + 1] });
  }
  const known = strokes.get(draft.id);
  const entry = known ?? {
    stroke: { ...draft, points: [], pressures: [] }, group: create("g", {}), timer: 0,
  };
  const { stroke, group } = entry;
  if (draft.kind === "curve") {
    stroke.points.push(...points);
    stroke.pressures.push(...(draft.pressures ?? []));
  } else {
    stroke.points = points;
  }
  if (group.parentNode !== surface.live) surface.live.append(group);
  strokes.set(draft.id, entry);
  drawStroke(group, stroke, surface.isDark);
  clearTimeout(entry.timer);
  entry.timer = setTimeout(forget, FORGOTTEN, draft.id);
}

/** @param {string} id */
function forget(id) {
  const entry = strokes.get(id);
  clearTimeout(entry?.timer);
  entry?.group.remove();
  strokes.delete(id);
}

/** What the server has drawn is not drawn twice, and what belongs to another page not at all. */
function tidy() {
  for (const [id, { stroke, group }] of [...strokes]) {
    const surface = surfaceWith(stroke.sheet);
    // In a room of a group another layer has taken the place of the one in which it was drawn.
    if (!surface || markOf(surface, id) || group.parentNode !== surface.live) forget(id);
  }
}

/**
 * Shows where somebody points; the dot fades where it rests, or was put away.
 *
 * @param {Surface} surface
 * @param {string} by
 * @param {number[]} color
 * @param {number[]} place  Empty when it was put away.
 */
export function point(surface, by, color, [x, y]) {
  const known = lasers.get(by);
  clearTimeout(known?.timer);
  if (x === undefined) return known && fade(by);
  const dot = known?.dot ?? create("circle", { class: "laser", r: 9 });
  if (dot.parentNode !== surface.live) surface.live.append(dot);
  dot.classList.remove("is-over");
  update(dot, { cx: x, cy: y, fill: shownColor(color, surface.isDark) });
  lasers.set(by, { dot, timer: setTimeout(fade, RESTING, by) });
}

/** @param {string} by */
function fade(by) {
  const entry = lasers.get(by);
  if (!entry) return;
  entry.dot.classList.add("is-over");
  entry.timer = setTimeout(() => {
    entry.dot.remove();
    lasers.delete(by);
  }, FADING);
}
