// Applies what the server says has changed.

import { CONTROLS, all, focus, focusMain } from "./dom.js";
import { elementFrom, morph, move } from "./morph.js";

/**
 * An element looks like this now.
 *
 * @typedef {object} Replacement
 * @property {"replace"} op
 * @property {string} id
 * @property {string} html
 */

/**
 * An element is new, or stands somewhere else now.
 *
 * @typedef {object} Insertion
 * @property {"insert"} op
 * @property {string} id
 * @property {string} html
 * @property {string} parent  The element in which it stands,
 * @property {string} [before]  and the one before which; at the end when there is none.
 */

/**
 * An element is gone.
 *
 * @typedef {object} Removal
 * @property {"remove"} op
 * @property {string} id
 */

/** @typedef {Replacement | Insertion | Removal} Patch */

/**
 * Applies a list of patches in order; a patch for something that this page does not have is passed over.
 *
 * Whoever calls it tells the other modules what changed: in a large scene, looking at all is slow.
 *
 * @param {Patch[]} patches
 * @returns {HTMLElement[]}  What is new or looks different.
 */
export function applyPatches(patches) {
  return patches.flatMap((patch) => apply(patch, document.getElementById(patch.id)) ?? []);
}

/**
 * @param {Patch} patch
 * @param {HTMLElement | null} element  What the page has.
 * @returns {HTMLElement | null}  What it has now.
 */
function apply(patch, element) {
  if (patch.op === "insert") return insert(patch, element);
  if (patch.op === "replace") return element && morphKeepingFocus(element, elementFrom(patch.html));
  if (element) removeKeepingFocus(element);
  return null;
}

/**
 * @param {Insertion} patch
 * @param {HTMLElement | null} existing
 */
function insert({ html, parent, before }, existing) {
  const anchor = before ? document.getElementById(before) : null;
  // A long list stands in several parts: the sibling knows in which.
  const place = anchor?.parentElement ?? document.getElementById(parent);
  if (!place) return null;
  const fresh = /** @type {HTMLElement} */ (elementFrom(html));
  if (!existing) return place.insertBefore(fresh, anchor);
  if (existing.parentNode !== place || existing.nextElementSibling !== anchor) move(place, existing, anchor);
  return morph(existing, fresh);
}

/**
 * The anchor of the popup from which a part was opened, by the part's `data-id`: it has the focus when the part closes.
 *
 * @type {Map<string, string>}
 */
export const openers = new Map();

/** An entry of a list: when it goes, its neighbours are what somebody goes on with. */
const ROW = "li, tr, [role=listitem], [role=row]";

/**
 * Updates an element; if the control in focus goes away with its row, the nearest control that stays takes over.
 *
 * @param {HTMLElement} element
 * @param {Element} to
 */
function morphKeepingFocus(element, to) {
  const focused = document.activeElement;
  if (!focused || !element.contains(focused)) return morph(element, to);
  const [controls, around] = [all(element, CONTROLS), ancestors(focused)];
  const morphed = morph(element, to);
  if (focused.isConnected) return morphed;
  const place = controls.findIndex((control) => control === focused);
  const row = around.find((ancestor) => ancestor.matches(ROW));
  handOn(around, row && !row.isConnected ? [...controls.slice(place), ...controls.slice(0, place).reverse()] : []);
  return morphed;
}

/** Takes the open popup away, at once and before the page is made anew without it. */
export function removePopup() {
  /** @type {HTMLElement | null} */
  const popup = document.querySelector("#scene [data-popup]");
  if (popup) removeKeepingFocus(popup);
}

/** @param {HTMLElement} element */
function removeKeepingFocus(element) {
  const focused = document.activeElement;
  const around = focused && element.contains(focused) ? [focused, ...ancestors(focused)] : [];
  const next = element.matches(ROW) ? element.nextElementSibling ?? element.previousElementSibling : null;
  element.remove();
  if (around.length) handOn(around, next ? [...(next.matches(CONTROLS) ? [next] : []), ...all(next, CONTROLS)] : []);
}

/**
 * The elements around another one, the innermost first.
 *
 * @param {Element} element
 */
function ancestors(element) {
  /** @type {Element[]} */
  const around = [];
  for (let next = element.parentElement; next; next = next.parentElement) around.push(next);
  return around;
}

/**
 * Hands the focus on when what had it has gone: to a neighbour in a list, to where a part was opened, else to the
 * nearest element around that takes it. A button that does something else is none of them: Enter might be pressed twice.
 *
 * @param {Element[]} around  What stood around it, the innermost first.
 * @param {Element[]} neighbours
 */
function handOn(around, neighbours) {
  const heir = neighbours.find((control) => control.isConnected && !control.matches(":disabled"));
  const present = around.map((element) => (element.isConnected ? element : document.getElementById(element.id)));
  const closed = around.find((element, place) => !present[place] && openers.has(dataId(element)));
  const anchor = closed && openers.get(dataId(closed));
  const opener = anchor && document.querySelector(`#scene [data-opens="${CSS.escape(anchor)}"]`);
  const next = heir ?? opener ?? present.find((element) => element?.matches("[tabindex]"));
  if (next instanceof HTMLElement) focus(next);
  else focusMain();
}

/** @param {Element} element */
const dataId = (element) => element.getAttribute("data-id") ?? "";

/**
 * Replaces a style sheet's text.
 *
 * @param {string} id
 * @param {string} text
 */
export function setStyle(id, text) {
  const style = document.getElementById(id);
  if (style && style.textContent !== text) style.textContent = text;
}
