// Saves what the board shows as a picture, from the page that asks for it: only there it is drawn.

import { findSurface } from "./board-surface.js";
import { closest } from "./dom.js";
import { text } from "./texts.js";
import { showMessage } from "./toasts.js";

/** Starts to listen. */
export function startSaving() {
  document.addEventListener("click", (event) => {
    if (closest(event, '[data-action][data-argument="saveBoard"]')) save();
  });
}

/** Writes the page in sight into a file: that of the file that fills the board, or the board's own. */
async function save() {
  const surface = findSurface();
  /** @type {HTMLElement | null | undefined} */
  const board = surface?.sheet.closest(".netlessBoard");
  if (!surface || !board) return;
  const papers = board.querySelectorAll(".windows.is-maximised .paper");
  const paper = papers[papers.length - 1] ?? board;
  try {
    const { drawing, width, height } = await copy(paper, board, surface.live.viewBox.baseVal);
    const picture = new Image();
    picture.src = "data:image/svg+xml," + encodeURIComponent(new XMLSerializer().serializeToString(drawing));
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    if (!context) return;
    context.fillStyle = getComputedStyle(board).backgroundColor;
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
    if (blob) download(blob, `${board.getAttribute("aria-label") ?? "board"}.png`);
  } catch {
    showMessage({ kind: "error", text: text("boardUnsaved") });
  }
}

/**
 * One drawing of everything that lies on a page, which needs nothing from outside; a unit is a pixel of it.
 *
 * @param {Element} paper
 * @param {HTMLElement} board
 * @param {DOMRect} plane  What every board shows of its plane; a wide one shows more.
 */
async function copy(paper, board, { width: least, height }) {
  const { width: across, height: down } = paper.getBoundingClientRect();
  const width = Math.round(Math.max(least, height * across / Math.max(1, down)));
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", `${-width / 2} 0 ${width} ${height}`);
  drawing.setAttribute("width", String(width));
  drawing.setAttribute("height", String(height));
  drawing.setAttribute("style", "fill:none;stroke-linecap:round;stroke-linejoin:round;white-space:pre");
  drawing.style.fontFamily = getComputedStyle(board).fontFamily;
  for (const layer of paper.querySelectorAll(":scope > .slide, :scope > .sheet > .ink")) {
    for (const part of layer.children) drawing.append(part.cloneNode(true));
  }
  await Promise.all([...drawing.querySelectorAll("image")].map(async (image) => {
    image.setAttribute("href", await dataOf(image.getAttribute("href") ?? ""));
  }));
  return { drawing, width, height };
}

/**
 * The bytes behind an address of the preview, as an address of their own.
 *
 * @param {string} address
 * @returns {Promise<string>}
 */
async function dataOf(address) {
  const blob = await (await fetch(address)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => done(String(reader.result)));
    reader.addEventListener("error", fail);
    reader.readAsDataURL(blob);
  });
}

/**
 * @param {Blob} blob
 * @param {string} name
 */
function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
