// The controls that say what is seen, and popups, which are part of it.

import { CONTROLS, closest, fieldsOf, focus } from "./dom.js";
import { isControl } from "./edits.js";
import { chosenView, prefetch, show } from "./navigation.js";
import { changed } from "./signals.js";

/** Makes the form of the top bar show its view in place. */
export function startView() {
  document.addEventListener("change", ({ target }) => {
    if (isControl(target) && target.form?.id === "d-view") show(address(target.form, target));
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.id !== "d-view") return;
    event.preventDefault();
    show(address(form));
  });
  addEventListener("popstate", () => show(location.href, { push: false }));

  document.addEventListener("pointerdown", (event) => {
    const anchor = openedBy(event);
    // What is about to be moved would be fetched with the popup at its old place.
    if (anchor && event.button === 0 && !closest(event, "[data-drags]")) prefetch(popupAddress(anchor));
  });
  document.addEventListener("click", (event) => {
    const chooser = closest(event, "#scene [data-chooses]");
    if (chooser) choose(chooser);
  });
  document.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const chooser = step && closest(event, "#scene [data-chooses]");
    if (!chooser) return;
    const all = [...(chooser.parentElement?.querySelectorAll(":scope > [data-chooses]") ?? [])];
    const next = all[all.indexOf(chooser) + step];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    choose(next);
  });
  document.addEventListener("click", (event) => {
    const anchor = openedBy(event);
    if (anchor) toggle(anchor);
    // The mask lies over the scene; the screen around it closes the popup as well.
    else if (closest(event, ".d-screen") && !closest(event, ".placed")) closePopup();
  });
  changed.on(letRest);
  letRest();
}

/**
 * The popup that closes by itself, and when.
 *
 * @type {{ anchor: string | null, timer: number }}
 */
const resting = { anchor: null, timer: 0 };

/** Lets a popup that has just opened close by itself, where it says so. */
function letRest() {
  const anchor = restingPopup() ? openAnchor() : null;
  if (anchor === resting.anchor) return;
  resting.anchor = anchor;
  clearTimeout(resting.timer);
  if (anchor) waitForRest();
}

function waitForRest() {
  resting.timer = setTimeout(() => {
    const popup = restingPopup();
    if (popup?.matches(":hover, :focus-within")) waitForRest();
    else if (popup) closePopup();
  }, Number(restingPopup()?.dataset.rests));
}

/** @returns {HTMLElement | null} */
const restingPopup = () => document.querySelector("[data-popup] [data-rests]");

/** Closes the open popup; answers whether there was one. */
export function closePopup() {
  const anchor = openAnchor();
  if (anchor) toggle(anchor);
  return Boolean(anchor);
}

const openAnchor = () => chosenView().get("open");

/**
 * The anchor of the popup that opens where somebody points.
 *
 * @param {Event} event
 */
const openedBy = (event) => closest(event, "#scene [data-opens]")?.dataset.opens;

/** @param {string} anchor */
function toggle(anchor) {
  const closes = openAnchor() === anchor;
  show(popupAddress(anchor), {
    then: () => {
      /** @type {HTMLElement | null} */
      const target = document.querySelector(closes ? `[data-opens="${CSS.escape(anchor)}"]` : "[data-popup]");
      if (!target || target.contains(document.activeElement)) return;
      if (!target.matches(CONTROLS)) target.tabIndex = -1;
      focus(target);
    },
  });
}

/**
 * Shows the view that an element stands for, such as another page of what is looked at.
 *
 * @param {HTMLElement} chooser
 */
function choose(chooser) {
  const query = chosenView();
  const [axis, choice] = (chooser.dataset.chooses ?? "").split("=");
  query.set(axis, choice);
  query.delete("open");
  show(location.pathname + "?" + query, { then: () => focus(document.getElementById(chooser.id)) });
}

/** @param {string} anchor */
function popupAddress(anchor) {
  const query = chosenView();
  if (query.get("open") === anchor) query.delete("open");
  else query.set("open", anchor);
  return location.pathname + "?" + query;
}

/**
 * The server tells what was chosen from what the scene before brought along.
 *
 * @param {HTMLFormElement} form
 * @param {import("./edits.js").Control} [control]  What was chosen with; none when the whole form was sent.
 */
function address(form, control) {
  const query = new URLSearchParams(fieldsOf(form));
  query.set("open", openAnchor() ?? "");
  if (control?.name === "user") query.delete("open");
  for (const [name, value] of [...query]) if (!value) query.delete(name);
  return location.pathname + "?" + query;
}
