// What lies on the board's page: finding it under a hand, and moving it until the server has.

/** @typedef {import("./board-surface.js").Surface} Surface */

const NEAR = 5; // pixels beside a thin line that still hit it
/** Around a point and on it. */
const NEIGHBOURS = [[0, 0], [-NEAR, 0], [NEAR, 0], [0, -NEAR], [0, NEAR], [-4, -4], [4, -4], [-4, 4], [4, 4]];

/**
 * The element of the page that shows something with this identifier; null when the page does not show it.
 *
 * @param {Surface} surface
 * @param {string} id
 * @returns {SVGGraphicsElement | null}
 */
export const markOf = ({ sheet }, id) =>
  /** @type {SVGGraphicsElement | null} */ (/** @type {unknown} */ (document.getElementById(sheet.dataset.marks + id)));

/**
 * @param {Surface} surface
 * @param {Element} mark
 */
const idOf = ({ sheet }, mark) => mark.id.slice(sheet.dataset.marks?.length ?? 0);

/**
 * The identifiers of everything on the page, in the order of drawing.
 *
 * @param {Surface} surface
 */
export const allMarks = (surface) =>
  [...surface.sheet.querySelectorAll(".ink > [id]")].map((mark) => idOf(surface, mark));

/**
 * What lies under a place of the window, the uppermost first.
 *
 * @param {Surface} surface
 * @param {number} x
 * @param {number} y
 */
export function marksAt(surface, x, y) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const [dx, dy] of NEIGHBOURS) {
    for (const element of document.elementsFromPoint(x + dx, y + dy)) {
      const mark = element.closest(".sheet > .ink > [id]");
      if (mark && surface.sheet.contains(mark)) found.add(idOf(surface, mark));
    }
  }
  return [...found];
}

/**
 * What lies, with any part of it, in a rectangle of the board's plane.
 *
 * @param {Surface} surface
 * @param {{ left: number, top: number, right: number, bottom: number }} area
 */
export function marksIn(surface, { left, top, right, bottom }) {
  return allMarks(surface).filter((id) => {
    const box = markOf(surface, id)?.getBBox();
    return box && box.x <= right && box.y <= bottom && box.x + box.width >= left && box.y + box.height >= top;
  });
}

/**
 * The rectangle around several marks; null when none of them is there.
 *
 * @param {Surface} surface
 * @param {Iterable<string>} ids
 */
export function boxOf(surface, ids) {
  const boxes = [...ids].flatMap((id) => markOf(surface, id)?.getBBox() ?? []);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
