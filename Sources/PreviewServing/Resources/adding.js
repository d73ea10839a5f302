// A sheet of what can be added to the scene, which the server draws when somebody asks for it.

import { askInDevice } from "./device.js";
import { closest, isUsable, shownQuery } from "./dom.js";
import { elementFrom } from "./morph.js";
import { reasonOf, send } from "./server.js";
import { text } from "./texts.js";
import { showMessage } from "./toasts.js";

/** Opens sheets, and sends what is chosen in them. */
export function startAdding() {
  document.addEventListener("click", (event) => {
    const opener = closest(event, "[data-offers]");
    if (opener) return void (isUsable(opener) && open(opener));
    const adder = closest(event, "[data-adds]");
    if (adder) return void (isUsable(adder) && add(adder));
    const remover = closest(event, "[data-takes-back]");
    if (remover) send("/add", { takeBack: remover.dataset.takesBack }, remover);
  });
}

let isOpening = false;

/** @param {HTMLElement} opener */
async function open(opener) {
  if (isOpening) return;
  isOpening = true;
  opener.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(`/offers?${shownQuery()}`);
    if (!response.ok) return void showMessage({ kind: "error", text: await reasonOf(response) });
    /** @type {{ style: string, markup: string }} */
    const { style, markup } = await response.json();
    const dialog = elementFrom(markup);
    if (dialog instanceof HTMLDialogElement) show(dialog, style);
  } catch {
    showMessage({ kind: "error", text: text("unreachable") });
  } finally {
    isOpening = false;
    opener.removeAttribute("aria-busy");
  }
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {string} style
 */
function show(dialog, style) {
  const sheet = document.createElement("style");
  sheet.textContent = style;
  const messages = document.createElement("div");
  messages.className = "d-messages";
  messages.setAttribute("role", "status");
  dialog.append(sheet, messages);
  dialog.addEventListener("close", () => dialog.remove());
  // Beside what saves and events replace.
  (document.querySelector(".d-workbench") ?? document.body).append(dialog);
  askInDevice(dialog);
}

/** @param {HTMLElement} adder */
async function add(adder) {
  const { adds: file, form } = adder.dataset;
  const shownBy = await send("/add", { file, form }, adder);
  if (shownBy > 0) adder.closest("dialog")?.close();
}
