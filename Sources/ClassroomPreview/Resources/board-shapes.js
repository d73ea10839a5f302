// The paths of strokes and shapes, as the server draws them: see BoardPath.swift.

import { create, shownColor, update } from "./board-surface.js";

/** @typedef {import("./board-surface.js").Point} Point */

/**
 * A stroke or a shape.
 *
 * @typedef {object} Stroke
 * @property {string} id
 * @property {string} kind
 * @property {number[]} color
 * @property {number} size  The pen's width, from 1 to 5.
 * @property {number} sheet
 * @property {Point[]} points
 * @property {number[]} pressures  From 0 to 8, one for each point; empty when nothing tells.
 */

/** The corners of a star with five points, in thousandths. */
const STAR = [
  [500, 0], [618, 382], [1000, 382], [691, 618], [809, 1000], [500, 764], [191, 1000], [309, 618], [0, 382], [382, 382],
];

/**
 * @param {string} kind
 * @param {Point[]} points
 */
export function pathOf(kind, points) {
  const [first, second] = points;
  if (!first) return "";
  if (kind === "curve") return curve(points);
  return second ? shape(kind, first, second) : "";
}

/** @param {Point[]} points */
function curve(points) {
  let [last] = points;
  if (points.length === 1) return write("M", last.x, last.y, "h", 0);
  /** @type {(string | number)[]} */
  const parts = ["M", last.x, last.y, "l"];
  for (const point of points.slice(1)) {
    parts.push(point.x - last.x, point.y - last.y);
    last = point;
  }
  return write(...parts);
}

/**
 * @param {string} kind
 * @param {Point} first
 * @param {Point} second
 */
function shape(kind, first, second) {
  const [left, top] = [Math.min(first.x, second.x), Math.min(first.y, second.y)];
  const [width, height] = [Math.abs(second.x - first.x), Math.abs(second.y - first.y)];
  const [across, down] = [Math.floor(width / 2), Math.floor(height / 2)];
  switch (kind) {
    case "straight": return write("M", first.x, first.y, "L", second.x, second.y);
    case "arrow": return write("M", first.x, first.y, "L", second.x, second.y) + arrowHead(first, second);
    case "rectangle": return write("M", left, top, "h", width, "v", height, "h", -width, "z");
    case "triangle": return write("M", left + across, top, "L", left + width, top + height, "h", -width, "z");
    case "rhombus":
      return write(
        "M", left + across, top, "L", left + width, top + down, "L", left + across, top + height, "L", left, top + down,
        "z");
    case "ellipse":
      return write(
        "M", left, top + down, "a", across, down, 0, 1, 0, across * 2, 0, "a", across, down, 0, 1, 0, -across * 2, 0,
        "z");
    case "pentagram":
      return STAR.map(([x, y], index) => write(
        index ? "L" : "M", left + Math.floor(width * x / 1000), top + Math.floor(height * y / 1000))).join("") + "z";
    default: return "";
  }
}

/**
 * Two lines at an angle of 27 degrees, 40 units long or half as long as a short arrow.
 *
 * @param {Point} first
 * @param {Point} second
 */
function arrowHead(first, second) {
  const [dx, dy] = [first.x - second.x, first.y - second.y];
  const length = Math.hypot(dx, dy);
  if (length < 1) return "";
  const scale = Math.min(40, length / 2) / length;
  /** @param {number} side */
  const corner = (side) => [
    second.x + Math.floor((0.891 * dx - side * 0.454 * dy) * scale + 0.5),
    second.y + Math.floor((side * 0.454 * dx + 0.891 * dy) * scale + 0.5),
  ];
  return write("M", ...corner(1), "L", second.x, second.y, "L", ...corner(-1));
}

/** @param {(string | number)[]} parts */
function write(...parts) {
  let text = "";
  let endsWithNumber = false;
  for (const part of parts) {
    if (endsWithNumber && typeof part === "number" && part >= 0) text += " ";
    text += part === 0 ? 0 : part;
    endsWithNumber = typeof part === "number";
  }
  return text;
}

/**
 * Draws a stroke as far as it goes.
 *
 * @param {Element} group  What it is drawn in; emptied first where a pen's pressure makes several lines of it.
 * @param {Stroke} stroke
 * @param {boolean} isDark
 */
export function drawStroke(group, stroke, isDark) {
  const color = shownColor(stroke.color, isDark);
  const lines = stroke.pressures.length ? linesOf(stroke) : [{ points: stroke.points, width: stroke.size * 3 }];
  for (const [index, { points, width }] of lines.entries()) {
    const path = group.children[index] ?? group.appendChild(create("path", {}));
    const d = pathOf(stroke.kind, points);
    if (path.getAttribute("d") !== d) update(path, { d, stroke: color, "stroke-width": width });
  }
}

/**
 * The parts of a curve that are pressed alike.
 *
 * @param {Stroke} stroke
 */
function linesOf({ points, pressures, size }) {
  const lines = [];
  for (let start = 0; start < points.length;) {
    let end = start + 1;
    while (end < points.length && pressures[end] === pressures[start]) end += 1;
    const width = size * 3 * (0.4 + 0.15 * pressures[start]);
    lines.push({ points: points.slice(Math.max(0, start - 1), end), width });
    start = end;
  }
  return lines;
}
