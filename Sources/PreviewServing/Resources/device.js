// Where the device stands in the window: questions are asked in it, although browsers show them above everything.

/**
 * Opens a question in the middle of the device, at its scale.
 *
 * @param {HTMLDialogElement} dialog
 */
export function askInDevice(dialog) {
  measure();
  dialog.showModal();
  // A theme may take the answers away: then a press beside the question says no, as the Escape key always does.
  dialog.onclick = ({ target }) => {
    if (target === dialog && !hasAnswers(dialog)) dialog.close();
  };
}

/** @param {HTMLDialogElement} dialog */
const hasAnswers = (dialog) => [...dialog.querySelectorAll("button")].some((button) => button.getClientRects().length > 0);

/** Keeps open questions where they belong while the window changes. */
export function startDevice() {
  addEventListener("resize", measure);
  addEventListener("scroll", measure, { passive: true });
}

function measure() {
  const screen = document.querySelector(".d-screen");
  if (!(screen instanceof HTMLElement)) return;
  const { left, top, width, height } = screen.getBoundingClientRect();
  const root = document.documentElement.style;
  const lengths = {
    left, top, width: screen.offsetWidth, height: screen.offsetHeight, "middle-x": left + width / 2,
    "middle-y": top + height / 2,
  };
  for (const [name, length] of Object.entries(lengths)) root.setProperty(`--d-screen-${name}`, `${length}px`);
  root.setProperty("--d-screen-scale", String(width / screen.offsetWidth || 1));
}
