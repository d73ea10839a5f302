// The overlay of a broken save, and the list of what is wrong: what is chosen there is outlined in the picture.

import { all, closest, focusMain } from "./dom.js";
import { highlight } from "./highlight.js";
import { applyPatches } from "./patches.js";
import { changed } from "./signals.js";

/**
 * What the overlay said when it was closed; null while it is not.
 *
 * @type {string | null}
 */
let dismissed = null;

/**
 * The finding whose components are outlined, by its words and place; null while none is.
 *
 * @type {string | null}
 */
let chosen = null;

// So many components of one finding are outlined.
const MOST_OUTLINED = 8;

const overlay = () => document.getElementById("d-overlay");

/** @returns {HTMLElement[]} */
const outliners = () => all(document, "[data-outlines]");

/**
 * Takes the findings of a save.
 *
 * @param {import("./patches.js").Patch[]} patches  For the overlay, the panel and the number on its tab.
 */
export function showFindings(patches) {
  changed.tell(applyPatches(patches));
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

/** Takes the outlines of a chosen finding away; answers whether there were any. */
export function stopOutlining() {
  if (!chosen) return false;
  chosen = null;
  outline();
  return true;
}

/** Outlines what the chosen finding speaks of, where it is now. */
function outline() {
  /** @type {string[]} */
  let ids = [];
  for (const button of outliners()) {
    const isChosen = chosen !== null && button.dataset.finding === chosen;
    button.setAttribute("aria-pressed", String(isChosen));
    if (isChosen) ids = (button.dataset.outlines ?? "").split(" ");
  }
  for (let index = 0; index < MOST_OUTLINED; index += 1) {
    const id = ids[index];
    const part = id ? document.querySelector(`#scene [data-id="${CSS.escape(id)}"]`) : null;
    highlight(`finding-${index}`, part, id ?? "");
  }
}

addEventListener("resize", outline);
changed.on(outline);

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-outlines]");
  if (button) {
    chosen = button.dataset.finding === chosen ? null : button.dataset.finding ?? null;
    outline();
    return;
  }
  if (!closest(event, "[data-dismiss-findings]")) return;
  dismissFindings();
  focusMain();
});
