// Rectangles of the window, in its pixels: where things that are dragged may go.

/**
 * A rectangle by its edges.
 *
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 */

/**
 * Where an element stands.
 *
 * @param {Element} element
 * @returns {Box}
 */
export function boxOf(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/**
 * Whether a point lies in a box.
 *
 * @param {Box} box
 * @param {number} x
 * @param {number} y
 */
export const contains = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/**
 * A box of the same size further to the right and down.
 *
 * @param {Box} box
 * @param {number} dx
 * @param {number} dy
 * @returns {Box}
 */
export const shifted = ({ left, top, right, bottom }, dx, dy) => ({
  left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy,
});

/**
 * A box around a point.
 *
 * @param {number} x
 * @param {number} y
 * @param {[number, number]} size  In points.
 * @param {number} scale  Pixels for a point.
 * @returns {Box}
 */
export function centred(x, y, size, scale) {
  const [width, height] = size.map((length) => (length * scale) / 2);
  return { left: x - width, top: y - height, right: x + width, bottom: y + height };
}

/**
 * A box of the same size, moved into an area; flush with its left or upper edge when it is too large for that.
 *
 * @param {Box} box
 * @param {Box} area
 */
export function inside(box, area) {
  const dx = Math.max(area.left, Math.min(box.left, area.right - (box.right - box.left))) - box.left;
  const dy = Math.max(area.top, Math.min(box.top, area.bottom - (box.bottom - box.top))) - box.top;
  return shifted(box, dx, dy);
}

/**
 * A box whose corner was pulled, not beyond the area and not below the least size.
 *
 * @param {Box} from
 * @param {[number, number]} corner  Which one, as directions from the middle.
 * @param {number} dx
 * @param {number} dy
 * @param {Box} area
 * @param {number} least
 * @returns {Box}
 */
export function pulled(from, corner, dx, dy, area, least) {
  const box = { ...from };
  if (corner[0] < 0) box.left = Math.max(area.left, Math.min(from.left + dx, from.right - least));
  if (corner[0] > 0) box.right = Math.min(area.right, Math.max(from.right + dx, from.left + least));
  if (corner[1] < 0) box.top = Math.max(area.top, Math.min(from.top + dy, from.bottom - least));
  if (corner[1] > 0) box.bottom = Math.min(area.bottom, Math.max(from.bottom + dy, from.top + least));
  return box;
}

/**
 * A length as a fraction of another one, from 0 to 1, in four digits.
 *
 * @param {number} part
 * @param {number} whole
 */
export function share(part, whole) {
  const value = whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : 0;
  return String(Math.round(value * 1e4) / 1e4);
}
