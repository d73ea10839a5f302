// Inspecting: hold Alt, or press the button, and point; a click pins what is pointed at, arrows walk through the scene.

import { all, closest, focus, shownQuery } from "./dom.js";
import { highlight } from "./highlight.js";
import { elementFrom, morph } from "./morph.js";
import { selectTabOf } from "./panel.js";
import { fetchHTML } from "./server.js";
import { changed } from "./signals.js";

/**
 * What is pointed at.
 *
 * @typedef {object} Target
 * @property {HTMLElement} component  A component of the scene, a part that runs in one, or a message over them.
 * @property {HTMLElement} element  The part of it that properties or key paths stand behind, or the component itself.
 */

const COMPONENTS = "[data-id]";
const WALKED = `#scene :is(${COMPONENTS}, [data-keys], [data-shows], [data-view])`;

/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

let isPressed = false;
let isAlt = false;
/** @type {Target | null} */
let target = null;
// Whether the target stays while somebody points at something else.
let isPinned = false;
let asked = 0;
let wait = 0;

const button = () => document.getElementById("d-inspect");
const isActive = () => isPressed || isAlt;

/** Starts to listen. */
export function startInspector() {
  if (!button()) return;
  document.addEventListener("click", (event) => {
    if (closest(event, "#d-inspect")) setPressed(!isPressed);
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Alt") setAlt(true);
    else if (isPressed) walk(event);
  });
  addEventListener("keyup", (event) => {
    if (event.key === "Alt") {
      // The browser's menu would take the focus otherwise.
      event.preventDefault();
      setAlt(false);
    }
  });
  addEventListener("blur", () => setAlt(false));
  document.addEventListener("pointermove", (event) => isActive() && !isPinned && point(event));
  document.addEventListener("focusin", (event) => isActive() && !isPinned && point(event));
  // While inspecting, a click chooses instead of acting.
  for (const name of ["pointerdown", "click"]) {
    addEventListener(name, (event) => {
      if (!isActive() || !closest(event, "#d-device")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (name !== "click") return;
      point(event);
      pin();
    }, true);
  }
  addEventListener("resize", () => place());
  changed.on(() => {
    findAgain();
    place();
    button()?.setAttribute("aria-pressed", String(isPressed));
  });
}

/** Lets go of what is pinned, or ends inspecting; answers whether there was anything to end. */
export function stopInspecting() {
  if (isPinned) {
    isPinned = false;
    update();
    return true;
  }
  if (!isPressed && !target) return false;
  const wasOn = isPressed;
  setPressed(false);
  return wasOn;
}

/** @param {boolean} value */
function setPressed(value) {
  isPressed = value;
  button()?.setAttribute("aria-pressed", String(value));
  update();
}

/** @param {boolean} value */
function setAlt(value) {
  if (isAlt === value) return;
  isAlt = value;
  update();
}

function update() {
  document.body.classList.toggle("d-inspecting", isActive());
  if (!isActive()) isPinned = false;
  if (!isPinned) target = null;
  place();
}

/** Keeps the target, and asks about it now: it may not have been rested on. */
function pin() {
  if (!target) return;
  isPinned = true;
  // With the Alt key a click pins as with the button, which says that it is on.
  if (!isPressed) setPressed(true);
  clearTimeout(wait);
  ask();
  place();
}

/**
 * Goes to the next part of the scene, so that the keyboard reaches what takes no focus; Enter pins it.
 *
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const main = document.getElementById("d-main");
  const isOnTool = [document.body, button(), main].some((element) => element === event.target);
  if (!isOnTool || event.altKey || event.ctrlKey || event.metaKey) return;
  const step = STEPS[event.key];
  if (!step && !(event.key === "Enter" && event.target !== button())) return;
  event.preventDefault();
  if (!step) return pin();
  // On the button, Enter would end inspecting.
  focus(main);
  const parts = all(document, WALKED).filter((part) => part.getClientRects().length > 0);
  const at = target ? parts.indexOf(target.element) : -1;
  const next = parts[at < 0 && step < 0 ? parts.length - 1 : (at + step + parts.length) % parts.length];
  isPinned = false;
  if (next) pointAt(next);
}

/** A save or an event may have drawn what is pinned anew. */
function findAgain() {
  if (!target || !isPinned || target.element.isConnected) return;
  const { component, element } = target;
  const fresh = document.querySelector(`#scene [data-id="${CSS.escape(component.dataset.id ?? "")}"]`);
  const alike = fresh && element !== component ? sameIn(fresh, element) : fresh;
  if (fresh instanceof HTMLElement && alike instanceof HTMLElement) target = { component: fresh, element: alike };
}

/**
 * The part of a component that was drawn in the place of another one.
 *
 * @param {Element} component
 * @param {HTMLElement} old
 */
function sameIn(component, old) {
  if (old.id) return document.getElementById(old.id);
  const { keys, shows, view } = old.dataset;
  return all(component, "[data-keys], [data-shows], [data-view]")
    .find(({ dataset }) => dataset.keys === keys && dataset.shows === shows && dataset.view === view);
}

/** @param {Event} event */
function point({ target: part }) {
  if (part instanceof Element) pointAt(part);
}

/** @param {Element} part */
function pointAt(part) {
  /** @type {HTMLElement | null} */
  const component = part.closest(`:is(#scene, #d-toasts) ${COMPONENTS}`);
  /** @type {HTMLElement | null} */
  const element = part.closest(`[data-keys], [data-shows], #scene [data-view], ${COMPONENTS}`);
  if (!component || !element || target?.element === element) return;
  target = { component, element };
  place();
  selectTabOf(document.getElementById("d-inspected"));
  clearTimeout(wait);
  // Pointing crosses many elements; only the one it rests on is asked about.
  wait = setTimeout(ask, 30);
}

async function ask() {
  const mine = ++asked;
  if (!target) return;
  const query = shownQuery();
  query.set("component", target.component.dataset.id ?? "");
  query.set("keys", behind(target, "keys"));
  query.set("shows", behind(target, "shows"));
  query.set("part", behind(target, "view"));
  try {
    const fresh = elementFrom(await fetchHTML(`/inspect?${query}`));
    const inspected = document.getElementById("d-inspected");
    if (mine === asked && inspected) morph(inspected, fresh);
  } catch {
    // The status says that the preview does not answer.
  }
}

/**
 * What stands behind a part of a component; nothing behind the component itself.
 *
 * @param {Target} target
 * @param {"keys" | "shows" | "view"} name
 */
function behind({ component, element }, name) {
  if (element === component) return "";
  /** @type {HTMLElement | null} */
  const part = element.closest(`[data-${name}], ${COMPONENTS}`);
  return part?.dataset[name] ?? "";
}

function place() {
  const component = target && target.component !== target.element ? target.component : null;
  highlight("component", component, component ? nameOf(component) : "");
  highlight("element", target?.element ?? null, target ? nameOf(target.element) : "");
}

/**
 * What a part is called: by the first property behind it, or by its component.
 *
 * @param {HTMLElement} part
 */
function nameOf(part) {
  const view = part.dataset.view?.split(".").pop();
  if (view) return view;
  const key = (part.dataset.keys ?? part.dataset.shows)?.split(" ")[0].replace("/", "");
  /** @type {HTMLElement | null} */
  const owner = part.closest("[data-component]");
  return part.dataset.component ?? (key || owner?.dataset.component) ?? "";
}
