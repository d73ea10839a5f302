// Fields of several lines: Enter sends, and buttons write into them.

import { closest } from "./dom.js";

/** Starts to listen. */
export function startFields() {
  document.addEventListener("keydown", (event) => {
    const field = closest(event, "textarea[data-enter]");
    // While a character is composed, Enter belongs to the input method; 229 is what older ones say.
    if (!field || event.key !== "Enter" || event.shiftKey || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (!(field instanceof HTMLTextAreaElement) || (field.required && !field.value.trim())) return;
    if (field.form?.reportValidity()) field.form.requestSubmit();
  });
  document.addEventListener("click", (event) => {
    const button = closest(event, "[data-inserts]");
    const field = document.getElementById(button?.dataset.into ?? "");
    if (button && field instanceof HTMLTextAreaElement) insert(button.dataset.inserts ?? "", field);
  });
  document.addEventListener("click", (event) => {
    const button = closest(event, "[data-deletes]");
    const field = document.getElementById(button?.dataset.into ?? "");
    if (button && field instanceof HTMLTextAreaElement) deleteBefore(field);
  });
}

/**
 * Writes a text in place of what is selected, as if it had been typed.
 *
 * @param {string} text
 * @param {HTMLTextAreaElement} field
 */
function insert(text, field) {
  const length = field.value.length - (field.selectionEnd - field.selectionStart) + text.length;
  if (field.disabled || (field.maxLength >= 0 && length > field.maxLength)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Deletes what is selected, else what a reader takes for one character before the cursor: an emoji has several units.
 *
 * @param {HTMLTextAreaElement} field
 */
function deleteBefore(field) {
  const end = field.selectionEnd;
  let start = field.selectionStart;
  if (start === end) {
    const parts = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(field.value.slice(0, end))];
    start = parts.at(-1)?.index ?? end;
  }
  if (field.disabled || start === end) return;
  field.setRangeText("", start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
