// Short messages: those of the scene in its device, those of the preview over its own page.

import { showFlourish } from "./flourishes.js";

/**
 * @typedef {object} Toast
 * @property {"notice" | "warning" | "error"} kind
 * @property {string} text
 * @property {string} [flourish]  The icon that plays once beside it; empty for none.
 */

const SHOWN_FOR = 4000;
const AT_ONCE = 4;
// What the theme says of a toast, for the inspector.
const CONFIGURATION = "toast";

/**
 * Shows what the viewer is told in the scene, for a moment; as a message of the preview while there is no scene.
 *
 * @param {Toast} toast
 */
export function showToast(toast) {
  const list = document.getElementById("d-toasts");
  if (!list) return showMessage(toast);
  const icon = document.createElement("span");
  icon.className = `icon icon-${CONFIGURATION}-${toast.kind}Image`;
  icon.dataset.keys = `${toast.kind}Image`;
  const words = document.createElement("span");
  words.className = "d-words";
  words.dataset.keys = "label";
  words.textContent = toast.text;
  const element = add(toast, list);
  element.className = "d-toast";
  element.dataset.id = element.dataset.component = CONFIGURATION;
  element.replaceChildren(icon, words);
  if (toast.flourish) showFlourish(toast.flourish);
}

/** Takes away what the viewer was told in the scene, for a page that shows another store. */
export const forgetToasts = () => document.getElementById("d-toasts")?.replaceChildren();

/**
 * Shows what the preview has to say, for a moment.
 *
 * @param {Toast} message
 */
export function showMessage(message) {
  // An open dialog lies above all else on the page.
  /** @type {HTMLElement | null} */
  const list = document.querySelector("dialog[open] > .d-messages") ?? document.getElementById("d-messages");
  if (list) add(message, list).className = "d-message";
}

/**
 * @param {Toast} toast
 * @param {HTMLElement} list
 */
function add({ kind, text }, list) {
  const toast = document.createElement("div");
  toast.dataset.kind = kind;
  toast.textContent = text;
  if (!text) return toast;
  // Whoever presses again reads it once.
  const last = list.lastElementChild;
  if (last instanceof HTMLElement && last.dataset.kind === kind && last.textContent === text) last.remove();
  list.append(toast);
  while (list.children.length > AT_ONCE) list.firstElementChild?.remove();
  const leave = () => {
    // What is pointed at while the page inspects stays to be asked about.
    if (document.body.classList.contains("d-inspecting")) setTimeout(leave, SHOWN_FOR);
    else toast.remove();
  };
  setTimeout(leave, SHOWN_FOR);
  return toast;
}
