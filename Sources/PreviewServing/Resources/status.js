// What the page says of its connection, and of what it has asked.

const PATIENCE = 400; // milliseconds without an answer that nobody takes for slowness

let [state, text] = ["", ""];
// The requests that have waited longer than that.
let waiting = 0;

/**
 * Says whether the server is there.
 *
 * @param {"live" | "lost"} newState
 * @param {string} newText
 */
export function setConnection(newState, newText) {
  [state, text] = [newState, newText];
  paint();
}

/**
 * Shows that something waits for its answer, once that takes a while: at the top, and in the element that asked.
 *
 * @param {Promise<unknown>} answer
 * @param {HTMLElement} [element]
 */
export async function showWaiting(answer, element) {
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    waiting += 1;
    if (element) element.dataset.waiting = "";
    paint();
  }, PATIENCE);
  await answer;
  clearTimeout(timer);
  if (!isShown) return;
  waiting -= 1;
  if (element) delete element.dataset.waiting;
  paint();
}

function paint() {
  const status = document.getElementById("d-status");
  if (!status || !state) return;
  const isWaiting = waiting > 0 && state === "live";
  const shown = isWaiting ? "waiting" : state;
  if (status.dataset.state === shown && state === "live") return;
  status.dataset.state = shown;
  status.textContent = isWaiting ? "Waiting" : text;
}
