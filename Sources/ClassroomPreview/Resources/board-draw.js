// Strokes and shapes: drawn at once, told to the other pages while they grow, handed to the server when they end.

import { colorOf, newID, perform } from "./board-hand.js";
import { tell } from "./board-live.js";
import { markOf } from "./board-marks.js";
import { drawStroke } from "./board-shapes.js";
import { create, findSurface } from "./board-surface.js";
import { isShown } from "./edits.js";

/** @typedef {import("./board-shapes.js").Stroke} Stroke */
/** @typedef {import("./board-surface.js").Point} Point */
/** @typedef {import("./board-surface.js").Surface} Surface */
/** @typedef {import("./board-hand.js").Tool} Tool */

const LONGEST = 3000; // points of a curve, before it goes on as another one
const SHORTEST = 2; // units between two points of a curve
const PRESSURES = 8;

/**
 * What this page has drawn and the server has not yet: until its event is shown, or its element is there.
 *
 * @type {Map<string, { group: Element, shownBy: number }>}
 */
const waiting = new Map();

/** @type {Tool} */
export const draw = (surface, hand, first, event) => {
  /** @type {Stroke} */
  let stroke;
  /** @type {Element} */
  let group;
  /** How many points of a curve the other pages know, whether there is more to tell, and whether that is under way. */
  let told = 0;
  let hasNews = true;
  let isTelling = false;
  /** What is under way: whoever is told that a stroke is given up forgets only what has come before. */
  let telling = Promise.resolve(true);
  let isOver = false;
  let frame = 0;
  const isPen = event?.pointerType === "pen";

  /** @param {Point} point */
  const begin = (point) => {
    const kind = hand.dataset.hand ?? "curve";
    stroke = {
      id: newID(), kind, color: colorOf(hand), size: Number(hand.dataset.size),
      sheet: Number(surface.sheet.dataset.sheet), points: [point], pressures: [],
    };
    if (kind !== "curve") stroke.points.push(point);
    told = 0;
    hasNews = true;
    isOver = false;
    group = surface.live.appendChild(create("g", {}));
  };

  const tellMore = async () => {
    const { points, pressures, kind } = stroke;
    const from = kind === "curve" ? told : 0;
    if (isTelling || isOver || !hasNews) return;
    isTelling = true;
    hasNews = false;
    told = points.length;
    telling = tell({
      draft: {
        ...stroke, points: points.slice(from).flatMap(({ x, y }) => [x, y]), pressures: pressures.slice(from),
      },
    });
    const isTaken = await telling;
    isTelling = false;
    // What has come meanwhile goes at once; a board that takes nothing any more is not asked at each point.
    if (isTaken) tellMore();
  };

  const paint = () => {
    frame = 0;
    drawStroke(group, stroke, surface.isDark);
    tellMore();
  };

  /** @param {PointerEvent | null} event */
  const press = (event) => {
    if (isPen && stroke.kind === "curve") stroke.pressures.push(Math.round((event?.pressure ?? 0.5) * PRESSURES));
  };

  const finish = () => {
    cancelAnimationFrame(frame);
    drawStroke(group, stroke, surface.isDark);
    isOver = true;
    keep(surface, stroke, group, telling);
  };

  begin(first);
  press(event);
  paint();
  return {
    move(point, event) {
      const last = stroke.points[stroke.points.length - 1];
      if (stroke.kind !== "curve") {
        stroke.points[1] = point;
      } else if (Math.hypot(point.x - last.x, point.y - last.y) < SHORTEST) {
        return;
      } else {
        stroke.points.push(point);
        press(event);
        if (stroke.points.length >= LONGEST) {
          finish();
          begin(point);
          press(event);
        }
      }
      hasNews = true;
      frame ||= requestAnimationFrame(paint);
    },
    end: finish,
    cancel() {
      cancelAnimationFrame(frame);
      isOver = true;
      group.remove();
      const { id } = stroke;
      telling.then(() => tell({ gaveUp: id }));
    },
  };
};

/**
 * Hands a stroke to the server, and shows it until that has drawn it.
 *
 * @param {Surface} surface
 * @param {Stroke} stroke
 * @param {Element} group
 * @param {Promise<unknown>} telling  What other pages are still being told of it.
 */
async function keep(surface, stroke, group, telling) {
  const { id, kind, color, size, sheet, points, pressures } = stroke;
  waiting.set(id, { group, shownBy: Infinity });
  const shownBy = await perform(surface, "draw", id, {
    kind, color: color.join(" "), size: String(size), sheet: String(sheet),
    points: points.map(({ x, y }) => `${x} ${y}`).join(" "), pressures: pressures.join(" "),
  });
  if (shownBy <= 0) telling.then(() => tell({ gaveUp: id }));
  const entry = waiting.get(id);
  if (entry) entry.shownBy = shownBy;
  tidy();
}

/** Takes away what the server has drawn. */
export function tidy() {
  const surface = findSurface();
  for (const [id, { group, shownBy }] of [...waiting]) {
    if (surface && !markOf(surface, id) && !isShown(shownBy)) continue;
    group.remove();
    waiting.delete(id);
  }
}
