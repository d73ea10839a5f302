// Arrows beside a row that scrolls: `data-scrolls` names the row, `data-step` says how many of its children to go.

import { closest } from "./dom.js";

/** Makes arrows move their rows. */
export function startPaging() {
  document.addEventListener("click", (event) => {
    const arrow = closest(event, "[data-scrolls]");
    const row = document.getElementById(arrow?.dataset.scrolls ?? "");
    if (!arrow || !row) return;
    const [first, second] = /** @type {HTMLElement[]} */ ([...row.children]);
    if (second) row.scrollBy({ left: (second.offsetLeft - first.offsetLeft) * Number(arrow.dataset.step) });
  });
}
