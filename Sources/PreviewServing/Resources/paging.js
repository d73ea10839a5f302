// Arrows beside a row that scrolls: `data-scrolls` names the row, `data-step` says how many of its children to go.

/** Makes arrows move their rows. */
export function startPaging() {
  document.addEventListener("click", (event) => {
    const arrow = event.target.closest("[data-scrolls]");
    const row = arrow && document.getElementById(arrow.dataset.scrolls);
    const [first, second] = row?.children ?? [];
    if (!second) return;
    row.scrollBy({ left: (second.offsetLeft - first.offsetLeft) * Number(arrow.dataset.step) });
  });
}
