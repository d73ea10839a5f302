// Requests that change the room.

import { showToast } from "./toasts.js";

/**
 * Sends a change with the view it comes from; a refusal becomes a toast.
 *
 * Answers the number of the event after which the view's pages show the change; 0 when there is none.
 */
export async function send(path, body) {
  const token = document.querySelector('meta[name="diorama-token"]').content;
  const view = Object.fromEntries(new URLSearchParams(document.body.dataset.view));
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Diorama-Token": token },
      body: JSON.stringify({ view, ...body }),
    });
    if (response.ok) return (await response.json()).shownBy;
    const isJSON = response.headers.get("Content-Type")?.startsWith("application/json");
    showToast({ kind: "error", text: isJSON ? (await response.json()).message : (await response.text()).trim() });
  } catch {
    showToast({ kind: "error", text: "The preview does not answer. Is it still running?" });
  }
  return 0;
}
