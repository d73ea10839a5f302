// Messages that have to be answered before anything else happens.

let waiting = null;

const current = () => document.querySelector("dialog.d-alert[open]");

/** Shows `{title, text, button}` over the scene. */
export function showAlert({ title, text, button }) {
  const scene = document.getElementById("scene");
  if (!scene || current()) return;
  const dialog = document.createElement("dialog");
  dialog.className = "d-alert";
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-labelledby", "d-alert-title");
  dialog.setAttribute("aria-describedby", "d-alert-text");
  dialog.append(part("h2", "d-alert-title", title), part("p", "d-alert-text", text), part("button", "d-alert-answer", button));
  dialog.lastElementChild.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    const action = waiting;
    waiting = null;
    action?.();
  });
  scene.append(dialog);
  dialog.showModal();
}

/** Does something now, or once the message that is shown has been answered. */
export function afterAlert(action) {
  if (current()) waiting = action;
  else action();
}

function part(tag, id, text) {
  const element = document.createElement(tag);
  element.id = id;
  element.textContent = text;
  return element;
}
