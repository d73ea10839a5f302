// What clicks in the scene do: actions, dialogs, and pressing and holding.

import { askInDevice } from "./device.js";
import { all, closest, fieldsOf, isUsable, setText } from "./dom.js";
import { isControl, keepEdit } from "./edits.js";
import { send, shownView } from "./server.js";
import { changed } from "./signals.js";

/**
 * The component that an element stands in, by its instance.
 *
 * @param {Element} element
 */
const componentOf = (element) => {
  /** @type {HTMLElement | null} */
  const component = element.closest("[data-id]");
  return component?.dataset.id;
};

/**
 * Whom a question is about, and what they are called: beside the dialog, whose attributes are the server's.
 *
 * @type {WeakMap<HTMLDialogElement, { argument: string, name: string }>}
 */
const askedFor = new WeakMap();

/**
 * Does the action of an element; nothing outside of a component.
 *
 * @param {HTMLElement} element
 * @param {Record<string, string>} [values]
 * @param {string} [argument]
 * @returns {Promise<number>}  The number of the event that shows it, none above 0 when there is none.
 */
function perform(element, values = {}, argument = element.dataset.argument ?? "") {
  const component = componentOf(element);
  if (!component) return Promise.resolve(0);
  return send("/command", { component, action: element.dataset.action, argument, values }, element);
}

/** Starts to listen for actions. */
export function startActions() {
  document.addEventListener("click", (event) => {
    const asking = closest(event, "[data-asks]");
    if (asking && !asking.matches(":disabled")) return ask(asking);
    const cancel = closest(event, 'dialog [value="cancel"]');
    if (cancel) {
      event.preventDefault();
      return cancel.closest("dialog")?.close();
    }
    const actor = closest(event, "[data-action]");
    if (actor && !actor.matches("form, input, select") && isUsable(actor)) perform(actor);
  });

  document.addEventListener("change", (event) => {
    const actor = closest(event, "input[data-action], select[data-action]");
    if (isControl(actor)) keepEdit(actor, perform(actor, { value: valueOf(actor) }));
  });

  document.addEventListener("submit", (event) => {
    /** @type {HTMLFormElement | null} */
    const form = closest(event, "form[data-action]");
    if (!form) return;
    event.preventDefault();
    const dialog = form.closest("dialog");
    const isCancel = event.submitter?.getAttribute("value") === "cancel";
    if (!isCancel) {
      const values = fieldsOf(form, event.submitter);
      const answer = perform(form, values, dialog ? askedFor.get(dialog)?.argument : undefined);
      if (form.dataset.empties !== undefined) clear(form, values, answer);
    }
    dialog?.close();
  });

  startHolding();
  changed.on(() => {
    /** @type {NodeListOf<HTMLDialogElement>} */
    const open = document.querySelectorAll("dialog[open]");
    for (const dialog of open) sayWhom(dialog);
  });
  for (const name of ["pointerdown", "focusin"]) document.addEventListener(name, bringToFront);
}

/**
 * What is pressed, or comes into use by the keyboard, lies above its neighbours from then on.
 *
 * @param {Event} event
 */
function bringToFront(event) {
  const element = closest(event, "[data-fronts]");
  if (!element) return;
  /** @type {HTMLElement | null | undefined} */
  const host = element.parentElement?.closest("[data-id]");
  const { fronts: action, argument } = element.dataset;
  // Pressing also sets the focus: the server is asked once.
  delete element.dataset.fronts;
  if (!host) return;
  send("/command", { component: host.dataset.id, action, argument, values: {} })
    .then((shownBy) => { if (shownBy <= 0 && element.isConnected) element.dataset.fronts = action; });
}

/** @param {import("./edits.js").Control} control */
function valueOf(control) {
  return control instanceof HTMLInputElement && control.type === "checkbox" ? String(control.checked) : control.value;
}

/**
 * Empties a form for what comes next; what was not taken comes back, unless something else stands there by then.
 *
 * @param {HTMLFormElement} form
 * @param {Record<string, string>} values
 * @param {Promise<number>} answer
 */
async function clear(form, values, answer) {
  form.reset();
  changed.tell([form]);
  if (await answer > 0) return;
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement && !field.value) field.value = values[field.name] ?? "";
  }
  changed.tell([form]);
}

/** @param {HTMLElement} element */
function ask(element) {
  const dialog = document.getElementById(element.dataset.asks ?? "");
  if (!(dialog instanceof HTMLDialogElement) || !isUsable(element)) return;
  const { argument = "", about: name = "" } = element.dataset;
  askedFor.set(dialog, { argument, name });
  sayWhom(dialog);
  dialog.querySelector("form")?.reset();
  askInDevice(dialog);
}

/**
 * Writes the name of the one whom a question is about.
 *
 * @param {HTMLDialogElement} dialog
 */
function sayWhom(dialog) {
  for (const place of all(dialog, "[data-whom]")) setText(place, askedFor.get(dialog)?.name ?? "");
}

function startHolding() {
  /**
   * What says that it is released: as it was pressed, for the element may be another by then, and so may the view.
   *
   * @type {import("./server.js").ActionMessage | null}
   */
  let held = null;
  /** @param {Event} event */
  const press = (event) => {
    const element = closest(event, "[data-hold]");
    if (!element || held || !isUsable(element)) return;
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
    if (isPressing(event) && !event.repeat) press(event);
  });
  document.addEventListener("keyup", (event) => isPressing(event) && release());
}

/** @param {KeyboardEvent} event */
const isPressing = ({ key }) => key === " " || key === "Enter";
