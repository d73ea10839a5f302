// Applies what the server says has changed.

import { elementFrom, morph, move } from "./morph.js";

/**
 * Applies a list of patches in order; a patch for something that this page does not have is passed over.
 *
 * Listeners of `diorama:changed` are told the elements that changed: in a large class, looking at all is slow.
 */
export function applyPatches(patches) {
  const changed = [];
  for (const patch of patches) {
    const element = document.getElementById(patch.id);
    if (patch.op === "remove") element && removeKeepingFocus(element);
    else if (patch.op === "replace") element && changed.push(morphKeepingFocus(element, elementFrom(patch.html)));
    else if (patch.op === "insert") changed.push(insert(patch, element));
  }
  document.dispatchEvent(new CustomEvent("diorama:changed", { detail: changed.filter(Boolean) }));
}

function insert({ html, parent, before }, existing) {
  const anchor = before ? document.getElementById(before) : null;
  // A long list stands in several parts: the sibling knows in which.
  const place = anchor?.parentNode ?? document.getElementById(parent);
  if (!place) return null;
  const fresh = elementFrom(html);
  if (!existing) return place.insertBefore(fresh, anchor);
  if (existing.parentNode !== place || existing.nextElementSibling !== anchor) move(place, existing, anchor);
  return morph(existing, fresh);
}

/** Where the control in focus goes away, the nearest one that stays takes over: the next, else the one before. */
function morphKeepingFocus(element, to) {
  const focused = document.activeElement;
  const controls = element.contains(focused) ? [...element.querySelectorAll("button, a, input, select")] : [];
  const morphed = morph(element, to);
  const place = controls.indexOf(focused);
  if (place < 0 || focused.isConnected) return morphed;
  const near = [...controls.slice(place), ...controls.slice(0, place).reverse()];
  const heir = near.find((control) => control.isConnected && !control.disabled);
  (heir ?? document.getElementById("d-stage"))?.focus({ preventScroll: true });
  return morphed;
}

function removeKeepingFocus(element) {
  const hadFocus = element.contains(document.activeElement);
  const next = element.nextElementSibling ?? element.previousElementSibling ?? element.parentElement;
  element.remove();
  if (!hadFocus || !next) return;
  const target = next.matches("button, a, input, select") ? next : next.querySelector("button:not(:disabled), a, input, select");
  (target ?? document.getElementById("d-stage"))?.focus({ preventScroll: true });
}

/** Replaces a style sheet's text. */
export function setStyle(id, text) {
  const style = document.getElementById(id);
  if (style && style.textContent !== text) style.textContent = text;
}
