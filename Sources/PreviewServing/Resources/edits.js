// What a person has set in the page stays set until the server has drawn it.
//
// A patch may have been on its way when somebody clicked: it shows the control as it was before, and must not take the
// click back. Every answer to a change names the event after which the pages show it.

import { UNANSWERED } from "./server.js";
import { shown } from "./signals.js";

/**
 * What a person sets.
 *
 * @typedef {HTMLInputElement | HTMLSelectElement} Control
 */

/**
 * A control that was set.
 *
 * @typedef {object} Edit
 * @property {number} shownBy  The number of the event that shows it; infinite while the server has not answered.
 */

/** @type {Map<Control, Edit>} */
const waiting = new Map();
let latest = 0;

/**
 * Keeps what a control says until its change is drawn.
 *
 * @param {Control} control
 * @param {Promise<number>} answer  Promises the number of the event; 0 for a refusal, or that nobody has answered.
 */
export async function keepEdit(control, answer) {
  const edit = { shownBy: Infinity };
  waiting.set(control, edit);
  const shownBy = await answer;
  // What was typed is worth more than what the server has, as long as that has not heard of it.
  if (shownBy === UNANSWERED && isTyped(control)) return;
  edit.shownBy = shownBy;
  settle();
}

/**
 * Says which event the page shows now.
 *
 * @param {number} event
 */
export function nowShows(event) {
  latest = event;
  settle();
  shown.tell();
}

/**
 * Whether the page shows an event already.
 *
 * @param {number} event
 */
export const isShown = (event) => event <= latest;

/** Gives up what was set: the page shows another view. */
export const forgetEdits = () => waiting.clear();

/**
 * Whether an element is one that a person sets.
 *
 * @param {unknown} element
 * @returns {element is Control}
 */
export const isControl = (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/**
 * Makes a control say what another one like it says by its attributes, which are only defaults.
 *
 * @param {Element} control  Nothing is done to an element of another kind.
 * @param {Element} to
 */
export function syncControl(control, to) {
  if (!isControl(control)) return;
  // A question that is open is being answered.
  if (isWaiting(control) || control.closest("dialog[open]")) return;
  if (control instanceof HTMLSelectElement) {
    /** @type {HTMLOptionElement | null} */
    const chosen = to.querySelector("option[selected]");
    if (chosen) control.value = chosen.value;
  } else if (isSwitch(control)) {
    control.checked = to.hasAttribute("checked");
  } else if (control !== document.activeElement) {
    const value = to.getAttribute("value");
    if (value !== null) control.value = value;
  }
}

function settle() {
  for (const [control, edit] of [...waiting]) {
    if (!isShown(edit.shownBy)) continue;
    waiting.delete(control);
    // Of a change that was refused, or done in another way, nothing more may come.
    for (const one of groupOf(control)) syncControl(one, one);
  }
}

/** @param {Control} control */
const isWaiting = (control) => waiting.size > 0 && groupOf(control).some((one) => waiting.has(one));

/** @param {Control} control */
const isTyped = (control) => control instanceof HTMLInputElement && !isSwitch(control);

/** @param {Control} control */
const isSwitch = ({ type }) => type === "checkbox" || type === "radio";

/**
 * The radio buttons of one choice are one control.
 *
 * @param {Control} control
 * @returns {Control[]}
 */
function groupOf(control) {
  if (control.type !== "radio" || !control.name) return [control];
  const root = /** @type {Document | ShadowRoot | Element} */ (control.getRootNode());
  const others = control.form?.elements ?? root.querySelectorAll("input[type=radio]");
  return [...others].filter(isControl)
    .filter((one) => one.type === "radio" && one.name === control.name && one.form === control.form);
}
