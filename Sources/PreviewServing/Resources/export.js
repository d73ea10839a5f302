// The page of an export: other choices and files in place, every save, and texts to copy.

import { closest } from "./dom.js";
import { refresh, show } from "./navigation.js";
import { connect, onRefresh } from "./stream.js";
import { startView } from "./view.js";

document.addEventListener("click", async (event) => {
  const button = closest(event, "[data-copies]");
  if (!button) return;
  const source = document.getElementById(button.dataset.copies ?? "");
  const lines = [...(source?.querySelectorAll(".d-line") ?? [])];
  const text = lines.length ? lines.map((line) => `${code(line)}\n`).join("") : source?.textContent ?? "";
  await navigator.clipboard.writeText(text);
  button.dataset.done = "";
  setTimeout(() => delete button.dataset.done, 1500);
});

document.addEventListener("click", (event) => {
  const link = closest(event, ".d-export-tree a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(link.getAttribute("href") ?? "", {
    then: () => document.querySelector(".d-export-file")?.scrollIntoView({ block: "nearest" }),
  });
});

/**
 * A line without the link to its place.
 *
 * @param {Element} line
 */
function code(line) {
  return [...line.childNodes].filter((part) => part.nodeName !== "A").map((part) => part.textContent).join("").trimEnd();
}

startView();
onRefresh(refresh);
connect();
