// Messages that have to be answered before anything else happens.

import { askInDevice } from "./device.js";

/**
 * @typedef {object} Alert
 * @property {string} title
 * @property {string} text
 * @property {string} button  What the only answer says.
 */

const [TITLE, TEXT] = ["alert-title", "alert-text"];
// What the theme says of an alert, for the inspector.
const CONFIGURATION = "alert";

/** @type {(() => void)[]} */
let waiting = [];

const current = () => document.querySelector("dialog.d-alert[open]");

/**
 * Shows a message over the scene; none while another one waits for its answer.
 *
 * @param {Alert} alert
 */
export function showAlert({ title, text, button }) {
  const scene = document.getElementById("scene");
  if (!scene || current()) return;
  const dialog = document.createElement("dialog");
  dialog.className = "d-alert";
  dialog.dataset.id = dialog.dataset.component = CONFIGURATION;
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-labelledby", TITLE);
  dialog.setAttribute("aria-describedby", TEXT);
  const answer = part("button", button, "button");
  answer.addEventListener("click", () => dialog.close());
  dialog.append(part("h2", title, "title", TITLE), part("p", text, "message", TEXT), answer);
  dialog.addEventListener("close", () => {
    dialog.remove();
    const actions = waiting;
    waiting = [];
    for (const action of actions) action();
  });
  scene.append(dialog);
  askInDevice(dialog);
}

/** Whether a message is shown that has not been answered. */
export const isAsking = () => current() !== null;

/**
 * Promises that no message is shown that has not been answered.
 *
 * @returns {Promise<void>}
 */
export const answered = () => new Promise((resolve) => (isAsking() ? waiting.push(resolve) : resolve()));

/**
 * @param {"h2" | "p" | "button"} tag
 * @param {string} text
 * @param {string} keys  What its looks are set with.
 * @param {string} [id]
 */
function part(tag, text, keys, id = "") {
  const element = document.createElement(tag);
  if (id) element.id = id;
  element.dataset.keys = keys;
  element.textContent = text;
  return element;
}
