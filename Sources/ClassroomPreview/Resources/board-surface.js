// The board in the page: its parts, and the way from pixels to the board's own units.

const SVG = "http://www.w3.org/2000/svg";

/**
 * A place on the board's plane, in its units.
 *
 * @typedef {object} Point
 * @property {number} x
 * @property {number} y
 */

/**
 * A page that can be drawn on: the board's own, or that of a file which stands on it.
 *
 * @typedef {object} Surface
 * @property {string} component  Its instance.
 * @property {HTMLElement} sheet  What lies on the open page.
 * @property {SVGSVGElement} live  What hands draw at this moment, above it.
 * @property {boolean} isDark
 */

const SHEET = ".netlessBoard [data-sheet]";

/**
 * The board's own page; null while there is none that is open.
 *
 * @returns {Surface | null}
 */
export const findSurface = () => surfaceOf(document.querySelector(SHEET));

/**
 * The page around a hand; null when it is gone.
 *
 * @param {Element} hand
 */
export const surfaceAround = (hand) => surfaceOf(hand.parentElement?.querySelector(":scope > [data-sheet]") ?? null);

/**
 * The page that shows a sheet; null while none does.
 *
 * @param {number} sheet
 */
export const surfaceWith = (sheet) => surfaceOf(document.querySelector(`${SHEET}[data-sheet="${Number(sheet)}"]`));

/**
 * @param {Element | null} sheet
 * @returns {Surface | null}
 */
function surfaceOf(sheet) {
  /** @type {HTMLElement | null | undefined} */
  const component = sheet?.closest("[data-id]");
  const layer = sheet?.parentElement?.querySelector(":scope > .live");
  if (!(sheet instanceof HTMLElement) || !component || !layer) return null;
  const isDark = sheet.closest(".netlessBoard.is-dark") !== null;
  return { component: component.dataset.id ?? "", sheet, live: drawingIn(layer), isDark };
}

/**
 * The drawing in the layer that is the script's own: as large as those of the server.
 *
 * @param {Element} layer
 */
function drawingIn(layer) {
  const existing = layer.querySelector("svg");
  if (existing) return existing;
  const drawing = create("svg", { class: "ink", viewBox: "-690 0 1380 1000" });
  layer.append(drawing);
  return /** @type {SVGSVGElement} */ (drawing);
}

/**
 * Makes a part of a drawing.
 *
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @returns {SVGElement}
 */
export function create(name, attributes) {
  const element = document.createElementNS(SVG, name);
  return /** @type {SVGElement} */ (update(element, attributes));
}

/**
 * @template {Element} E
 * @param {E} element
 * @param {Record<string, string | number>} attributes
 */
export function update(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/**
 * Where on the plane a pointer is.
 *
 * @param {Surface} surface
 * @param {{ clientX: number, clientY: number }} event
 * @returns {Point}
 */
export function pointAt({ live }, { clientX, clientY }) {
  const matrix = live.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x: within(x), y: within(y) };
}

/**
 * Where in the window a place of the plane is.
 *
 * @param {Surface} surface
 * @param {Point} point
 */
export function pixelsOf({ live }, { x, y }) {
  return new DOMPoint(x, y).matrixTransform(live.getScreenCTM() ?? undefined);
}

/**
 * How many pixels a unit is.
 *
 * @param {Surface} surface
 */
export const scaleOf = ({ live }) => live.getScreenCTM()?.a ?? 1;

/** @param {number} coordinate  Kept where the board takes it. */
export const within = (coordinate) => Math.max(-10_000, Math.min(10_000, Math.round(coordinate)));

/**
 * A colour as it is shown: on a dark board the server draws dark ones brighter.
 *
 * @param {number[]} color  Red, green and blue.
 * @param {boolean} isDark
 */
export function shownColor(color, isDark) {
  return `rgb(${(isDark ? onDark(color) : color).join(" ")})`;
}

/** @param {number[]} color  As `BoardColor` has it. */
function onDark(color) {
  if (Math.max(...color) < 0x60) return color.map((part) => 255 - part);
  const [red = 0, green = 0, blue = 0] = color;
  const brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return brightness < 0x60 ? color.map((part) => part + Math.round((255 - part) / 3)) : color;
}
