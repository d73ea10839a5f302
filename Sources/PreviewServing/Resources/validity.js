// Buttons that send a form are usable only while the form is valid, with every key that is pressed.

import { all } from "./dom.js";
import { isControl } from "./edits.js";
import { changed } from "./signals.js";
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

/** @param {HTMLElement} root */
function update(root) {
  /** @type {HTMLButtonElement[]} */
  const buttons = all(root, 'button[data-needs="valid"]');
  for (const button of buttons) {
    if (!button.form) continue;
    compare(button.form);
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
    showMessage({ kind: "warning", text: `No more than ${target.maxLength} characters fit here.` });
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
