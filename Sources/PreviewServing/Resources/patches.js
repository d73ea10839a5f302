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
 * Where the control in focus goes away, the nearest one that stays takes over: the next, else the one before.
 *
 * @param {HTMLElement} element
 * @param {Element} to
 */
function morphKeepingFocus(element, to) {
  const focused = document.activeElement;
  const controls = focused && element.contains(focused) ? all(element, CONTROLS) : [];
  const morphed = morph(element, to);
  const place = controls.findIndex((control) => control === focused);
  if (place < 0 || focused?.isConnected) return morphed;
  focusFirst([...controls.slice(place), ...controls.slice(0, place).reverse()]);
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
  const hadFocus = element.contains(document.activeElement);
  const next = element.nextElementSibling ?? element.previousElementSibling ?? element.parentElement;
  element.remove();
  if (!hadFocus || !next) return;
  focusFirst(next instanceof HTMLElement && next.matches(CONTROLS) ? [next] : all(next, CONTROLS));
}

/**
 * Gives the focus to the first control that can have it, or to the main part.
 *
 * @param {HTMLElement[]} controls
 */
function focusFirst(controls) {
  const heir = controls.find((control) => control.isConnected && !control.matches(":disabled"));
  if (heir) focus(heir);
  else focusMain();
}

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
