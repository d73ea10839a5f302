// Requests that change the room.

import { showToast } from "./toasts.js";

// A change that is not answered must not hold back all that come after it.
const PATIENCE = 10_000;

let last = Promise.resolve();

/**
 * Sends a change with the view it comes from; a refusal becomes a toast.
 *
 * Changes are made in the order in which they were sent: two requests at once may overtake each other on the way.
 * Promises the number of the event after which the view's pages show the change; 0 when there is none.
 */
export function send(path, body) {
  const message = { view: shownView(), ...body };
  last = last.then(() => post(path, message));
  return last;
}

/** The view that the page shows now. */
export const shownView = () => Object.fromEntries(new URLSearchParams(document.body.dataset.view));

async function post(path, message) {
  try {
    const token = document.querySelector('meta[name="diorama-token"]').content;
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Diorama-Token": token },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return (await response.json()).shownBy;
    const isJSON = response.headers.get("Content-Type")?.startsWith("application/json");
    showToast({ kind: "error", text: isJSON ? (await response.json()).message : (await response.text()).trim() });
  } catch {
    showToast({ kind: "error", text: "The preview does not answer. Is it still running?" });
  }
  return 0;
}
