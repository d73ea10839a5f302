// What people do with widgets beside taps: they press long to edit one, turn the pages of a stack, search and copy in a
// sheet. Each of it ends in a click on a button that is there for the keyboard too. The panel edits widgets as well.

import { all, closest, isUsable, setText } from "./dom.js";
import { changed } from "./signals.js";
import { showMessage } from "./toasts.js";

const LONG = 500; // milliseconds, as on the telephone
const SLACK = 8; // pixels that a press may wobble
const SWIPE = 24; // pixels that turn a page
const REST = 160; // milliseconds without a turn of the wheel, after which the next one counts
/** @type {Record<string, number>} */
const STEPS = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The press on a widget that goes on.
 *
 * @type {{ widget: HTMLElement, pointer: number, y: number, x: number, timer: number } | null}
 */
let press = null;
let lastWheel = 0;
/** The name of the widget whose sheet opens as soon as its page is there. */
let awaited = "";

function start() {
  document.addEventListener("contextmenu", (event) => {
    const widget = widgetAt(event);
    if (widget && edit(widget)) event.preventDefault();
  });
  document.addEventListener("pointerdown", beginPress);
  document.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    if (press?.pointer !== pointerId) return;
    if (Math.hypot(clientX - press.x, clientY - press.y) > SLACK) clearTimeout(press.timer);
  });
  document.addEventListener("pointerup", endPress);
  document.addEventListener("pointercancel", ({ pointerId }) => press?.pointer === pointerId && giveUp());
  document.addEventListener("wheel", wheel, { passive: false });
  document.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const widget = step && !event.altKey && !event.ctrlKey && !event.metaKey ? widgetAt(event) : null;
    if (widget && turn(widget, step)) event.preventDefault();
  });
  document.addEventListener("input", (event) => {
    const field = closest(event, "[data-filters]");
    if (field instanceof HTMLInputElement) filter(field);
  });
  document.addEventListener("click", (event) => {
    const button = closest(event, "[data-copies]");
    if (button) copy(button);
    const editor = closest(event, "[data-edits]");
    if (editor && isUsable(editor)) editFromPanel(editor);
  });
  changed.on(() => {
    const widget = awaited && widgetOf(awaited);
    if (widget) {
      awaited = "";
      edit(widget);
    }
    /** @type {HTMLInputElement[]} */
    const fields = all(document, "input[data-filters]");
    for (const field of fields) if (field.value) filter(field);
  });
}

/**
 * The widget in which something happens; null beside widgets, and in a sheet.
 *
 * @param {Event} event
 */
const widgetAt = (event) => (closest(event, "dialog") ? null : closest(event, ".homeWidget"));

/**
 * Opens the sheet of a widget.
 *
 * @param {HTMLElement} widget
 * @returns {boolean}  Whether it has one.
 */
function edit(widget) {
  /** @type {HTMLElement | null} */
  const button = widget.querySelector(":scope > [data-asks]");
  button?.click();
  return button !== null;
}

/**
 * The widget on the page whose sheet has a name.
 *
 * @param {string} name
 * @returns {HTMLElement | null}
 */
function widgetOf(name) {
  return document.querySelector(`[data-sheet-of="${CSS.escape(name)}"]`)?.closest(".homeWidget") ?? null;
}

/**
 * Opens the sheet of the widget that a button of the panel names, or says why it is not there.
 *
 * @param {HTMLElement} button
 */
function editFromPanel(button) {
  const name = button.dataset.edits ?? "";
  const widget = widgetOf(name);
  if (widget) return void edit(widget);
  // The screen's name may have slashes of its own.
  const end = name.lastIndexOf("/");
  const [screen, id] = [name.slice(0, end), name.slice(end + 1)];
  /** @type {HTMLElement | null} */
  const dot = document.querySelector(`.homeSurface [data-chooses="page=${button.dataset.onPage}"]:not(.now)`);
  const shown = new URLSearchParams(location.search).get("scene");
  // The button itself turns a stack, whose widgets each have a dot.
  const isTurned = button.dataset.sends && document.querySelector(`[data-stands="${CSS.escape(name)}"]`);
  if (isTurned || (dot && (shown === null || shown === screen))) {
    awaited = name;
    return void (isTurned || dot?.click());
  }
  const text = `'${id}' of '${screen}' is not in sight: choose its screen and page`;
  showMessage({ kind: "warning", text });
}

/**
 * Shows the next widget of a stack, or the one before.
 *
 * @param {HTMLElement} widget
 * @param {number} step
 * @returns {boolean}  Whether it is a stack.
 */
function turn(widget, step) {
  /** @type {HTMLElement | null} */
  const button = widget.querySelector(`:scope > .turns > [data-turns="${step}"]`);
  button?.click();
  return button !== null;
}

/** @param {PointerEvent} event */
function beginPress(event) {
  const widget = event.button === 0 && event.isPrimary ? widgetAt(event) : null;
  if (!widget || closest(event, ".edit, .turns")) return;
  const timer = setTimeout(() => edit(widget) && swallowClick(), LONG);
  press = { widget, pointer: event.pointerId, x: event.clientX, y: event.clientY, timer };
}

/** @param {PointerEvent} event */
function endPress({ pointerId, clientY }) {
  if (press?.pointer !== pointerId) return;
  const { widget, y } = press;
  giveUp();
  const way = y - clientY;
  if (Math.abs(way) > SWIPE && widget.isConnected && turn(widget, Math.sign(way))) swallowClick();
}

function giveUp() {
  if (press) clearTimeout(press.timer);
  press = null;
}

// What was a long press or a swipe is no tap as well.
function swallowClick() {
  /** @param {Event} event */
  const swallow = (event) => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, true);
  const end = () => setTimeout(() => removeEventListener("click", swallow, true));
  if (press) addEventListener("pointerup", end, { once: true });
  else end();
}

/** @param {WheelEvent} event */
function wheel(event) {
  const widget = event.ctrlKey || !event.deltaY ? null : widgetAt(event);
  if (!widget?.querySelector(":scope > .turns")) return;
  event.preventDefault();
  const isNew = event.timeStamp - lastWheel > REST;
  lastWheel = event.timeStamp;
  // One turn of the wheel is many events on most machines.
  if (isNew) turn(widget, Math.sign(event.deltaY));
}

/**
 * Shows those options that have what was searched for.
 *
 * @param {HTMLInputElement} field
 */
function filter(field) {
  const wanted = field.value.trim().toLowerCase();
  const list = document.getElementById(field.dataset.filters ?? "");
  for (const row of list ? all(list, ":scope > [data-words]") : []) {
    row.hidden = !(row.dataset.words ?? "").includes(wanted);
  }
}

/** @param {HTMLElement} button */
async function copy(button) {
  const source = document.getElementById(button.dataset.copies ?? "");
  if (!source || !isUsable(button)) return;
  await navigator.clipboard.writeText(source.textContent ?? "");
  setText(button, button.dataset.copied ?? "");
}

start();
