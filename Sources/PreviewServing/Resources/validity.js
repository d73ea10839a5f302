// Buttons that send a form are usable only while the form is valid, with every key that is pressed.

/** Fields of one form that must differ carry what to say when two of them do not. */
function compare(form) {
  const seen = new Map();
  for (const field of form.querySelectorAll("input[data-unlike]")) {
    const text = field.value.trim();
    const isRepeated = text !== "" && seen.has(text);
    field.setCustomValidity(isRepeated ? field.dataset.unlike : "");
    seen.set(text, field);
  }
}

function update(root) {
  for (const button of root.querySelectorAll('button[data-needs="valid"]')) {
    if (!button.form) continue;
    compare(button.form);
    button.disabled = !button.form.matches(":valid");
  }
}

/** Starts to watch forms. */
export function startValidity() {
  for (const name of ["input", "change"]) {
    document.addEventListener(name, (event) => event.target.form && update(event.target.form));
  }
  document.addEventListener("diorama:changed", ({ detail }) => (detail ?? [document]).forEach(update));
  update(document);
}
