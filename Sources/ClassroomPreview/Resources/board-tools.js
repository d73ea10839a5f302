// The board's eraser, its laser pointer, and its text tool.

import { colorOf, newID, perform } from "./board-hand.js";
import { point as pointWithLaser, tell } from "./board-live.js";
import { markOf, marksAt } from "./board-marks.js";
import { pixelsOf } from "./board-surface.js";
import { write } from "./board-text.js";

/** @typedef {import("./board-surface.js").Point} Point */
/** @typedef {import("./board-surface.js").Surface} Surface */
/** @typedef {import("./board-hand.js").Tool} Tool */

/** @type {Tool} */
export const erase = (surface, _, first) => {
  /** @type {Set<string>} */
  const going = new Set();
  let last = first;
  /** @param {Point} point */
  const move = (point) => {
    // A fast hand skips pixels; the eraser does not.
    const [from, to] = [pixelsOf(surface, last), pixelsOf(surface, point)];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6));
    for (let step = 1; step <= steps; step += 1) {
      const [x, y] = [from.x + (to.x - from.x) * step / steps, from.y + (to.y - from.y) * step / steps];
      for (const id of marksAt(surface, x, y)) going.add(id);
    }
    for (const id of going) markOf(surface, id)?.classList.add("is-going");
    last = point;
  };
  const restore = () => {
    for (const id of going) markOf(surface, id)?.classList.remove("is-going");
  };
  move(first);
  return {
    move,
    async end() {
      const ids = [...going].filter((id) => markOf(surface, id));
      if (ids.length && (await perform(surface, "erase", ids.join(" "))) <= 0) restore();
    },
    cancel: restore,
  };
};

/** @type {Tool} */
export const laser = (surface, hand, first) => {
  const color = colorOf(hand);
  const sheet = Number(surface.sheet.dataset.sheet);
  let place = first;
  let isTelling = false;
  const tellPlace = async () => {
    if (isTelling) return;
    isTelling = true;
    const { x, y } = place;
    await tell({ laser: { color, sheet, point: [x, y] } });
    isTelling = false;
    if (place.x !== x || place.y !== y) tellPlace();
  };
  /** @param {Point} point */
  const move = (point) => {
    place = point;
    pointWithLaser(surface, "", color, [point.x, point.y]);
    tellPlace();
  };
  move(first);
  const end = () => {
    pointWithLaser(surface, "", color, []);
    tell({ laser: { color, sheet, point: [] } });
  };
  return { move, end, cancel: end };
};

/** @type {Tool} */
export const text = (surface, hand, place) => ({
  move() {},
  end() {
    const { x, y } = pixelsOf(surface, place);
    const mark = marksAt(surface, x, y).map((id) => markOf(surface, id)).find((mark) => mark?.tagName === "text");
    const color = colorOf(hand);
    const size = Number(hand.dataset.size);
    const label = hand.getAttribute("aria-label") ?? "";
    if (mark) return rewrite(surface, mark, color, label);
    const sheet = Number(surface.sheet.dataset.sheet);
    const finish = async (/** @type {string} */ words) => (await perform(surface, "draw", newID(), {
      kind: "text", color: color.join(" "), size: String(size), sheet: String(sheet),
      points: `${place.x} ${place.y}`, text: words,
    })) > 0;
    write(surface, { place, size, color, text: "", finish }, label);
  },
  cancel() {},
});

/**
 * Opens what a text says.
 *
 * @param {Surface} surface
 * @param {SVGGraphicsElement} mark
 * @param {number[]} color
 * @param {string} label
 */
function rewrite(surface, mark, color, label) {
  const id = mark.id.slice(surface.sheet.dataset.marks?.length ?? 0);
  const size = Number(mark.getAttribute("font-size"));
  const x = Number(mark.querySelector("tspan")?.getAttribute("x"));
  const y = Number(mark.getAttribute("y")) - size;
  /** @type {string[]} */
  const lines = [];
  for (const line of mark.querySelectorAll("tspan")) {
    const below = Math.round(Number(line.getAttribute("dy")) / Math.floor(size * 4 / 3));
    for (let empty = lines.length ? 1 : 0; empty < below; empty += 1) lines.push("");
    lines.push(line.textContent ?? "");
  }
  mark.classList.add("is-going");
  const finish = async (/** @type {string} */ words) => (await perform(surface, "rewrite", id, { text: words })) > 0;
  const done = (/** @type {string} */ words) => finish(words).finally(() => mark.classList.remove("is-going"));
  write(surface, { place: { x, y }, size, color, text: lines.join("\n"), finish: done }, label);
}
