// What clicks in the scene do: actions, dialogs, and pressing and holding.

import { keepEdit } from "./edits.js";
import { send, shownView } from "./server.js";

const componentOf = (element) => element.closest("[data-id]")?.dataset.id;

// Whom a question is about: beside the dialog, whose attributes are the server's.
const askedFor = new WeakMap();

function perform(element, action, argument = element.dataset.argument ?? "", values = {}) {
  const component = componentOf(element);
  return component ? send("/command", { component, action, argument, values }) : Promise.resolve(0);
}

/** Starts to listen for actions. */
export function startActions() {
  document.addEventListener("click", (event) => {
    const asking = event.target.closest("[data-asks]");
    if (asking && !asking.disabled) return ask(asking);
    const cancel = event.target.closest('dialog [value="cancel"]');
    if (cancel) {
      event.preventDefault();
      return cancel.closest("dialog").close();
    }
    const actor = event.target.closest("[data-action]");
    if (actor && !actor.matches("form, input, select") && !actor.disabled && isEnabled(actor)) {
      perform(actor, actor.dataset.action);
    }
  });

  document.addEventListener("change", (event) => {
    const actor = event.target.closest("input[data-action], select[data-action]");
    if (actor) keepEdit(actor, perform(actor, actor.dataset.action, actor.dataset.argument ?? "", { value: valueOf(actor) }));
  });

  document.addEventListener("submit", (event) => {
    const form = event.target.closest("form[data-action]");
    if (!form) return;
    event.preventDefault();
    const dialog = form.closest("dialog");
    const argument = askedFor.get(dialog) ?? form.dataset.argument ?? "";
    if (event.submitter?.value !== "cancel") {
      perform(form, form.dataset.action, argument, Object.fromEntries(new FormData(form, event.submitter)));
    }
    dialog?.close();
  });

  startHolding();
}

const isEnabled = (element) => element.getAttribute("aria-disabled") !== "true";
const valueOf = (control) => (control.type === "checkbox" ? String(control.checked) : control.value);

function ask(element) {
  const dialog = document.getElementById(element.dataset.asks);
  if (!dialog || !isEnabled(element)) return;
  askedFor.set(dialog, element.dataset.argument ?? "");
  dialog.querySelector("form")?.reset();
  dialog.showModal();
}

function startHolding() {
  // What says that it is released: as it was pressed, for the element may be another by then, and so may the view.
  let held = null;
  const press = (event) => {
    const element = event.target.closest?.("[data-hold]");
    if (!element || held || element.disabled || !isEnabled(element)) return;
    const component = componentOf(element);
    if (!component) return;
    const { hold: action, release, argument = "" } = element.dataset;
    held = { view: shownView(), component, action: release, argument, values: {} };
    send("/command", { ...held, action });
  };
  const release = () => {
    if (held) send("/command", held);
    held = null;
  };
  document.addEventListener("pointerdown", (event) => event.button === 0 && press(event));
  for (const name of ["pointerup", "pointercancel", "blur"]) addEventListener(name, release);
  document.addEventListener("keydown", (event) => {
    if ((event.key === " " || event.key === "Enter") && !event.repeat) press(event);
  });
  document.addEventListener("keyup", (event) => (event.key === " " || event.key === "Enter") && release());
}
