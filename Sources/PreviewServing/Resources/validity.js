// Buttons that send a form are usable only while the form is valid, with every key that is pressed.

import { all } from "./dom.js";
import { isControl } from "./edits.js";
import { changed } from "./signals.js";
import { text } from "./texts.js";
import { showMessage } from "./toasts.js";

/**
 * The fields that take no more.
 *
 * @type {WeakSet<HTMLInputElement>}
 */
const full = new WeakSet();

/**
 * Fields of one form that must differ carry what to say when two of them do not.
 *
 * @param {HTMLFormElement} form
 */
function compare(form) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {HTMLInputElement[]} */
  const fields = all(form, "input[data-unlike]");
  for (const field of fields) {
    const text = field.value.trim();
    const isRepeated = text !== "" && seen.has(text);
    field.setCustomValidity(isRepeated ? (field.dataset.unlike ?? "") : "");
    seen.add(text);
  }
}

/**
 * What the status of a form said before the browser has found two equal fields.
 *
 * @type {WeakMap<Element, string>}
 */
const usual = new WeakMap();

/**
 * Says in the form's status that two fields are the same, until the server says so itself.
 *
 * @param {HTMLFormElement} form
 */
function sayEqual(form) {
  const status = form.querySelector('[role="status"]');
  if (!status) return;
  /** @type {HTMLInputElement[]} */
  const fields = all(form, "input[data-unlike]");
  const repeated = fields.find((field) => field.validity.customError && field.getAttribute("aria-invalid") !== "true");
  const text = repeated?.dataset.unlike;
  const before = usual.get(status);
  if (text) {
    if (before === undefined) usual.set(status, status.textContent ?? "");
    if (status.textContent !== text) status.textContent = text;
  } else if (before !== undefined) {
    usual.delete(status);
    // Where the server has said something else meanwhile, that stands.
    if (fields.some(({ dataset }) => dataset.unlike === status.textContent)) status.textContent = before;
  }
}

/** @param {HTMLElement} root */
function update(root) {
  /** @type {HTMLButtonElement[]} */
  const buttons = all(root, 'button[data-needs="valid"]');
  for (const button of buttons) {
    if (!button.form) continue;
    compare(button.form);
    sayEqual(button.form);
    button.disabled = !button.form.matches(":valid");
  }
}

/**
 * Says why nothing more appears in a field that is full: browsers only stop.
 *
 * @param {Event} event
 */
function sayLimit({ target }) {
  if (!(target instanceof HTMLInputElement) || target.maxLength < 1) return;
  const isFull = target.value.length >= target.maxLength;
  if (isFull && !full.has(target)) {
    showMessage({ kind: "warning", text: text("fieldFull", { count: target.maxLength }) });
  }
  if (isFull) full.add(target);
  else full.delete(target);
}

/** Starts to watch forms. */
export function startValidity() {
  document.addEventListener("input", sayLimit);
  for (const name of ["input", "change"]) {
    document.addEventListener(name, ({ target }) => {
      if ((isControl(target) || target instanceof HTMLTextAreaElement) && target.form) update(target.form);
    });
  }
  changed.on((elements) => (elements ?? [document.body]).forEach(update));
  update(document.body);
}
