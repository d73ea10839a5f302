// Messages that have to be answered before anything else happens.

import { askInDevice } from "./device.js";

/**
 * @typedef {object} Alert
 * @property {string} title
 * @property {string} text
 * @property {string} button  What the only answer says.
 */

const [TITLE, TEXT] = ["alert-title", "alert-text"];

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
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-labelledby", TITLE);
  dialog.setAttribute("aria-describedby", TEXT);
  const answer = part("button", button);
  answer.addEventListener("click", () => dialog.close());
  dialog.append(part("h2", title, TITLE), part("p", text, TEXT), answer);
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
 * @param {string} [id]
 */
function part(tag, text, id = "") {
  const element = document.createElement(tag);
  if (id) element.id = id;
  element.textContent = text;
  return element;
}
