// The events' pane: folded or open, and how high. Both are kept in this browser.

const STEP = 24;
const FOLDED = "diorama-log-folded";
const HEIGHT = "diorama-log-height";

const root = document.documentElement;

/**
 * Starts the button that folds the pane and the edge that resizes it.
 */
export function startFolding() {
  const button = document.querySelector(".d-log-title button");
  const sizer = /** @type {HTMLElement | null} */ (document.querySelector(".d-log-sizer"));
  const area = sizer?.parentElement;
  if (!button || !sizer || !area) return;
  fold(recall(FOLDED) === "yes");
  const height = Number.parseFloat(recall(HEIGHT) ?? "");
  if (height > 0) resize(height);

  button.addEventListener("click", () => {
    const isFolded = root.dataset.log !== "folded";
    fold(isFolded);
    keep(FOLDED, isFolded ? "yes" : "no");
  });
  sizer.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    sizer.setPointerCapture(event.pointerId);
  });
  sizer.addEventListener("pointermove", (event) => {
    if (sizer.hasPointerCapture(event.pointerId)) resizeAndKeep(area.getBoundingClientRect().bottom - event.clientY);
  });
  sizer.addEventListener("keydown", (event) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    resizeAndKeep(area.getBoundingClientRect().height + direction * STEP);
  });

  /** @param {boolean} isFolded */
  function fold(isFolded) {
    if (isFolded) root.dataset.log = "folded";
    else delete root.dataset.log;
    button?.setAttribute("aria-expanded", String(!isFolded));
  }

  /** @param {number} height */
  function resizeAndKeep(height) {
    resize(height);
    keep(HEIGHT, String(height));
  }

  /** @param {number} height */
  function resize(height) {
    root.style.setProperty("--d-log-height", `${height}px`);
    sizer?.setAttribute("aria-valuenow", String(Math.round((100 * height) / innerHeight)));
  }
}

// A browser that keeps nothing refuses with an error.

/** @param {string} key */
function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The pane is as it was made until the page goes.
  }
}
