// The overlay of a broken save.

import { closest, focusMain } from "./dom.js";
import { applyPatches } from "./patches.js";

/**
 * What the overlay said when it was closed; null while it is not.
 *
 * @type {string | null}
 */
let dismissed = null;

const overlay = () => document.getElementById("d-overlay");

/**
 * Takes the findings of a save.
 *
 * @param {import("./patches.js").Patch[]} patches  For the overlay, the panel and the number on its tab.
 */
export function showFindings(patches) {
  applyPatches(patches);
  respectDismissal();
}

/** Hides an overlay that was closed, until it says something else. */
export function respectDismissal() {
  const current = overlay();
  if (!current) return;
  if (!current.dataset.findings) dismissed = null;
  current.hidden = !current.dataset.findings || current.dataset.findings === dismissed;
}

/** Closes the overlay; answers whether there was one. */
export function dismissFindings() {
  const current = overlay();
  if (!current || current.hidden) return false;
  dismissed = current.dataset.findings ?? null;
  current.hidden = true;
  return true;
}

document.addEventListener("click", (event) => {
  if (!closest(event, "[data-dismiss-findings]")) return;
  dismissFindings();
  focusMain();
});
