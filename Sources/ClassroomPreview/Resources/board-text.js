// Writing on the board, in place.

import { pixelsOf, scaleOf, shownColor } from "./board-surface.js";
import { focus } from "./dom.js";

/** @typedef {import("./board-surface.js").Point} Point */
/** @typedef {import("./board-surface.js").Surface} Surface */

/**
 * What is being written.
 *
 * @typedef {object} Writing
 * @property {Point} place  Where its first line begins.
 * @property {number} size
 * @property {number[]} color
 * @property {string} text  What it said before.
 * @property {(text: string) => Promise<boolean>} finish  Takes what was written; promises whether it is on the board.
 */

/**
 * Opens a field over the board; it closes when it has lost the focus, or with Escape, and what it says is kept.
 *
 * Nothing is lost: what the board refuses stays in the field.
 *
 * @param {Surface} surface
 * @param {Writing} writing
 * @param {string} label
 */
export function write(surface, { place, size, color, text, finish }, label) {
  const field = document.createElement("div");
  field.className = "typing";
  field.setAttribute("contenteditable", "plaintext-only");
  field.setAttribute("role", "textbox");
  field.setAttribute("aria-multiline", "true");
  field.setAttribute("aria-label", label);
  field.spellcheck = false;
  field.textContent = text;
  const layer = /** @type {HTMLElement} */ (surface.live.parentElement);
  const [corner, at, scale] = [layer.getBoundingClientRect(), pixelsOf(surface, place), scaleOf(surface)];
  // The device may be shown smaller than it is: the layer's own pixels are then others than the window's.
  const zoom = layer.offsetWidth ? corner.width / layer.offsetWidth : 1;
  field.style.left = `${(at.x - corner.left) / zoom}px`;
  field.style.top = `${(at.y - corner.top) / zoom}px`;
  field.style.fontSize = `${(size * scale) / zoom}px`;
  field.style.color = shownColor(color, surface.isDark);
  layer.removeAttribute("aria-hidden");
  layer.append(field);
  focus(field);
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();

  let isDone = false;
  const close = async () => {
    if (isDone) return;
    isDone = true;
    const written = (field.innerText ?? "").replace(/\n$/, "");
    const isKept = written.trim() === "" || written === text || await finish(written);
    isDone = isKept;
    if (!isKept) return;
    field.remove();
    if (!layer.querySelector(".typing")) layer.setAttribute("aria-hidden", "true");
  };
  field.addEventListener("blur", close);
  field.addEventListener("keydown", (event) => {
    event.stopPropagation();
    // Escape also ends what an input method composes, and that alone.
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    /** @type {HTMLElement | null} */
    const hand = document.querySelector("[data-hand]");
    if (hand) focus(hand);
    else field.blur();
  });
}
