// Editing a home screen: what begins and ends it, and the sizes that slide in the sheet of widgets.

import { all, closest } from "./dom.js";
import { changed } from "./signals.js";

const LONG = 500; // milliseconds, as on the telephone
const SLACK = 8; // pixels that a press may wobble

function start() {
  document.addEventListener("click", (event) => {
    const toggle = closest(event, "button[data-edits-home]");
    if (toggle) {
      setEditing(!isEditing());
      // Of a keyboard: next comes what can be done to the screen.
      if (event.detail === 0) focus(isEditing() ? ".homeSurface > .add" : "[aria-pressed][data-edits-home]");
      return;
    }
    const dot = closest(event, ".add-sheet .dots > button");
    if (dot) show(dot);
  });
  // A scroll is heard on its way down alone.
  document.addEventListener("scroll", ({ target }) => {
    if (target instanceof HTMLElement && target.matches(".add-sheet .slides")) follow(target);
  }, true);
  document.addEventListener("pointerdown", beginPress);
  // The server knows nothing of the editing, and draws the button as before.
  changed.on(tellState);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isEditing() || document.querySelector("dialog[open]")) return;
    setEditing(false);
    event.preventDefault();
  });
}

const root = document.documentElement;
const isEditing = () => root.dataset.editsHome !== undefined;

/** @param {boolean} isOn */
function setEditing(isOn) {
  if (isOn) root.dataset.editsHome = "";
  else delete root.dataset.editsHome;
  tellState();
}

function tellState() {
  for (const toggle of all(document, "[aria-pressed][data-edits-home]")) {
    if (toggle.getAttribute("aria-pressed") !== `${isEditing()}`) toggle.setAttribute("aria-pressed", `${isEditing()}`);
  }
}

/** @param {string} selector */
function focus(selector) {
  /** @type {HTMLElement | null} */
  const element = document.querySelector(selector);
  element?.focus();
}

/**
 * A long press on the wallpaper begins the editing.
 *
 * @param {PointerEvent} event
 */
function beginPress(event) {
  const surface = event.button === 0 && event.isPrimary && !isEditing() ? closest(event, ".homeSurface") : null;
  if (!surface?.querySelector(":scope > .add") || closest(event, "button")) return;
  const { clientX: x, clientY: y, pointerId } = event;
  const end = () => {
    clearTimeout(timer);
    for (const name of ["pointerup", "pointercancel"]) document.removeEventListener(name, end);
    document.removeEventListener("pointermove", move);
  };
  /** @param {PointerEvent} moved */
  const move = (moved) => {
    if (moved.pointerId === pointerId && Math.hypot(moved.clientX - x, moved.clientY - y) > SLACK) end();
  };
  const timer = setTimeout(() => { end(); setEditing(true); }, LONG);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, end);
  document.addEventListener("pointermove", move);
}

/**
 * Slides to the size of a dot.
 *
 * @param {HTMLElement} dot
 */
function show(dot) {
  const offer = dot.closest(".offer");
  /** @type {HTMLElement | null | undefined} */
  const slides = offer?.querySelector(".slides");
  /** @type {HTMLElement | null | undefined} */
  const slide = slides?.querySelector(`:scope > [data-form="${CSS.escape(dot.dataset.form ?? "")}"]`);
  if (!slides || !slide) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  slides.scrollTo({ left: slide.offsetLeft - slides.offsetLeft, behavior: isCalm ? "auto" : "smooth" });
}

/**
 * What is added is the size in the middle.
 *
 * @param {HTMLElement} slides
 */
function follow(slides) {
  const index = Math.round(slides.scrollLeft / slides.clientWidth);
  const offer = slides.closest(".offer");
  /** @type {HTMLElement | null | undefined} */
  const adder = offer?.querySelector("[data-adds]");
  const dots = offer ? all(offer, ".dots > button") : [];
  const dot = dots[index];
  if (!adder || !dot) return;
  for (const other of dots) {
    if (other === dot) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
  }
  adder.dataset.form = dot.dataset.form;
  adder.setAttribute("aria-label", dot.dataset.label ?? "");
}

start();
