// Messages that have to be answered before anything else happens.

let waiting = [];

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
    const actions = waiting;
    waiting = [];
    for (const action of actions) action();
  });
  scene.append(dialog);
  dialog.showModal();
}

/** Whether a message is shown that has not been answered. */
export const isAsking = () => current() !== null;

/** Promises that no message is shown that has not been answered. */
export const answered = () => new Promise((resolve) => (isAsking() ? waiting.push(resolve) : resolve()));

function part(tag, id, text) {
  const element = document.createElement(tag);
  element.id = id;
  element.textContent = text;
  return element;
}
