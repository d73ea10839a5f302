// Inspecting: hold Alt, or press the button, and point.

import { closest, shownQuery } from "./dom.js";
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

let isPressed = false;
let isAlt = false;
/** @type {Target | null} */
let target = null;
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
  });
  addEventListener("keyup", (event) => {
    if (event.key === "Alt") {
      // The browser's menu would take the focus otherwise.
      event.preventDefault();
      setAlt(false);
    }
  });
  addEventListener("blur", () => setAlt(false));
  document.addEventListener("pointermove", (event) => isActive() && point(event));
  document.addEventListener("focusin", (event) => isActive() && point(event));
  // While inspecting, a click chooses instead of acting.
  for (const name of ["pointerdown", "click"]) {
    addEventListener(name, (event) => {
      if (!isActive() || !closest(event, "#d-device")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (name !== "click") return;
      point(event);
      // Now: what was chosen may not have been rested on.
      clearTimeout(wait);
      ask();
      setPressed(false);
    }, true);
  }
  addEventListener("resize", () => place());
  changed.on(() => {
    place();
    button()?.setAttribute("aria-pressed", String(isPressed));
  });
}

/** Ends inspecting; answers whether it was on. */
export function stopInspecting() {
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
  if (isActive()) return;
  target = null;
  place();
}

/** @param {Event} event */
function point(event) {
  const component = closest(event, `:is(#scene, #d-toasts) ${COMPONENTS}`);
  const element = closest(event, `[data-keys], [data-shows], #scene [data-view], ${COMPONENTS}`);
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
