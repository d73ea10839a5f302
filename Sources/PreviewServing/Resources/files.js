// Files that people bring: chosen with an input, or pasted.

import { all, closest, setText, shownQuery } from "./dom.js";
import { reasonOf, tokenOf } from "./server.js";
import { text } from "./texts.js";
import { showMessage } from "./toasts.js";

const MOST = 8 << 20; // bytes of one file, as the server takes them

/** Starts to listen. */
export function startFiles() {
  document.addEventListener("change", (event) => {
    const input = closest(event, "input[data-brings]");
    if (!(input instanceof HTMLInputElement)) return;
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = "";
    for (const file of files) bring(file, input.dataset.brings ?? "", input);
  });
  document.addEventListener("paste", (event) => {
    const place = closest(event, "[data-pastes]");
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
    if (!place || !files.length) return;
    event.preventDefault();
    for (const file of files) bring(file, place.dataset.pastes ?? "", place);
  });
}

/**
 * Brings a file, and shows how far it is.
 *
 * @param {File} file
 * @param {string} action
 * @param {HTMLElement} element  Where it was chosen.
 */
function bring(file, action, element) {
  /** @type {HTMLElement | null} */
  const component = element.closest("[data-id]");
  const name = shownName(file);
  const transfer = showTransfer(file, component);
  if (file.size > MOST) {
    transfer.end(text("fileTooLarge", { name, size: MOST >> 20 }));
    return;
  }
  const query = shownQuery();
  query.set("component", component?.dataset.id ?? "");
  query.set("action", action);
  query.set("argument", element.dataset.argument ?? "");
  query.set("name", file.name);
  const request = new XMLHttpRequest();
  request.open("POST", "/files?" + query);
  request.setRequestHeader("X-Diorama-Token", tokenOf(document)?.content ?? "");
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.upload.addEventListener("progress", ({ loaded, total }) => transfer.show(total ? loaded / total : 0));
  request.addEventListener("error", () => transfer.end(text("unanswered")));
  request.addEventListener("load", async () => {
    const answer = new Response(request.responseText, {
      status: request.status,
      headers: { "Content-Type": request.getResponseHeader("Content-Type") ?? "" },
    });
    if (!answer.ok) return transfer.end(text("fileRefused", { name, reason: await reasonOf(answer) }));
    transfer.end((await answer.json()).notice ?? null);
  });
  request.send(file);
}

/**
 * A line with the file's name and size, and a bar, where the component has a place for it.
 *
 * @param {File} file
 * @param {HTMLElement | null} component
 */
function showTransfer(file, component) {
  const [place] = component ? all(component, "[data-transfers]") : [];
  const line = document.createElement("div");
  line.className = "d-transfer";
  const name = document.createElement("span");
  name.dir = "auto";
  setText(name, `${shownName(file)} · ${sizeOf(file.size)}`);
  const bar = document.createElement("progress");
  bar.setAttribute("aria-label", shownName(file));
  bar.max = 1;
  bar.value = 0;
  line.append(name, bar);
  place?.append(line);
  return {
    /** @param {number} part */
    show: (part) => void (bar.value = part),
    /** @param {string | null} reason  Why it was not taken, or not as it was meant; null when all is well. */
    end: (reason) => {
      line.remove();
      if (reason) showMessage({ kind: "error", text: reason });
    },
  };
}

/**
 * A file's name without characters that would turn the direction of its letters.
 *
 * @param {File} file
 */
const shownName = ({ name }) => name.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** @param {number} bytes */
function sizeOf(bytes) {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
