// Boxes around parts of the scene, with their names.

/**
 * Draws a box around a part, or takes it away.
 *
 * @param {string} kind  What the box is for: there is one of each kind.
 * @param {Element | null} part
 * @param {string} name  What stands at the box.
 */
export function highlight(kind, part, name) {
  /** @type {HTMLElement | null} */
  const existing = document.querySelector(`.d-highlight[data-part="${kind}"]`);
  if (!part?.isConnected) {
    if (existing) existing.hidden = true;
    return;
  }
  const box = existing ?? newBox(kind);
  const { left, top, width, height } = part.getBoundingClientRect();
  box.hidden = false;
  box.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  // Towards the panel there is more space on the left.
  box.classList.toggle("d-end", left > innerWidth / 2);
  box.firstElementChild?.replaceChildren(name);
}

/** @param {string} kind */
function newBox(kind) {
  const box = document.createElement("div");
  box.className = "d-highlight";
  box.dataset.part = kind;
  box.setAttribute("aria-hidden", "true");
  box.append(document.createElement("span"));
  document.body.append(box);
  return box;
}
