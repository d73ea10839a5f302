// The page of an export: another theme or target in place, every save, and texts to copy.

import { refresh } from "./navigation.js";
import { connect, onRefresh } from "./stream.js";
import { startView } from "./view.js";

document.addEventListener("click", async event => {
  const button = event.target instanceof Element && event.target.closest("[data-copies]");
  if (!(button instanceof HTMLElement)) { return; }
  const lines = document.querySelectorAll(`#${button.dataset.copies} .d-line`);
  await navigator.clipboard.writeText([...lines].map(line => `${code(line)}\n`).join(""));
  button.dataset.done = "";
  setTimeout(() => delete button.dataset.done, 1500);
});

/**
 * A line without the link to its place.
 *
 * @param {Element} line
 */
function code(line) {
  return [...line.childNodes].filter(part => part.nodeName !== "A").map(part => part.textContent).join("").trimEnd();
}

startView();
onRefresh(refresh);
connect();
