// The controls that say what is seen, and popups, which are part of it.

import { storeTime } from "./clock.js";
import { CONTROLS, all, closest, fieldsOf, focus } from "./dom.js";
import { isControl } from "./edits.js";
import { chosenView, prefetch, show } from "./navigation.js";
import { openers } from "./patches.js";
import { sent } from "./server.js";
import { changed } from "./signals.js";

/** Makes the form of the top bar show its view in place. */
export function startView() {
  document.addEventListener("change", ({ target }) => {
    if (!isControl(target) || target.form?.id !== "d-view") return;
    takeAlong(target);
    show(address(target.form, target));
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
    // The same is true of what is about to be chosen.
    if (anchor && event.button === 0 && !closest(event, "[data-drags], [aria-pressed]")) prefetch(popupAddress(anchor));
  });
  document.addEventListener("click", (event) => {
    const chooser = closest(event, "#scene [data-chooses]");
    if (chooser) choose(chooser);
    if (closest(event, "[data-freezes]")) freeze();
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
    if (anchor) {
      const opensPart = Boolean(closest(event, "[data-action]:not([aria-pressed])"));
      if (opensPart) awaitOpened(anchor);
      // A board is drawn on with the tool that was chosen, as soon as the popup does not cover it.
      toggle(anchor, opensPart ? undefined : sent());
    }
    // The mask lies over the scene; the screen around it closes the popup as well.
    else if (closest(event, ".d-screen") && !closest(event, ".placed")) closePopup();
  });
  changed.on((elements) => {
    letRest();
    focusOpened();
    if (!elements) rememberView();
  });
  letRest();
  rememberView();
  // On a long page people choose before this script runs, and nobody heard it.
  all(document, "#d-view :is(input, select)").find(wasChosen)?.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Whether a control says something else than the page came with.
 *
 * @param {Element} control
 */
function wasChosen(control) {
  if (control instanceof HTMLSelectElement) return control.querySelector("[selected]:not(:checked)") !== null;
  return control instanceof HTMLInputElement && control.checked && !control.defaultChecked;
}

/** The view that the way back from other pages leads to, as a query. */
const LAST_VIEW = "diorama-view";

/** Remembers the view that is shown; on a page without one, links lead back to it. */
function rememberView() {
  const view = document.body.dataset.view;
  if (document.getElementById("d-main")) return view && sessionStorage.setItem(LAST_VIEW, view);
  const last = sessionStorage.getItem(LAST_VIEW);
  if (last) for (const link of all(document, "a[data-returns]")) link.setAttribute("href", `/?${last}`);
}

/**
 * Takes a theme that was chosen beside the scenes to the view to which the way back leads.
 *
 * @param {import("./edits.js").Control} control
 */
function takeAlong({ name, value }) {
  const last = sessionStorage.getItem(LAST_VIEW);
  if (name !== "theme" || !last || document.getElementById("d-main")) return;
  const query = new URLSearchParams(last);
  query.set("theme", value);
  sessionStorage.setItem(LAST_VIEW, String(query));
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
    if (popup?.matches(":hover, :has(:focus-visible)")) waitForRest();
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

/**
 * What an entry of a popup opens, until it has the focus; null while nothing is awaited.
 *
 * @type {{ known: Set<string | undefined>, from: string, isClosed: boolean } | null}  The parts that the scene had before,
 *   the anchor of the popup, and whether the view without the popup is shown.
 */
let awaited = null;

/**
 * What was opened last from a popup.
 *
 * @type {Element | null}
 */
let opened = null;

const parts = () => all(document, "#scene [data-id]");

/**
 * Has the focus go into what an entry of a popup opens, once that is there and nobody has gone on.
 *
 * @param {string} from  Where the popup opens.
 */
function awaitOpened(from) {
  awaited = { known: new Set(parts().map((part) => part.dataset.id)), from, isClosed: false };
  opened = null;
  const giveUp = () => { awaited = null; };
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, giveUp, { once: true });
}

function focusOpened() {
  if (!awaited) return;
  const { known, from, isClosed } = awaited;
  const part = parts().find(({ dataset }) => !known.has(dataset.id)) ?? null;
  opened = part;
  // A first button is often the one that closes: Enter, pressed twice, would open and close.
  /** @type {HTMLElement | null | undefined} */
  const control =
    part?.querySelector("input, select, textarea") ?? part?.querySelector("[tabindex]")
    ?? (part?.matches("[tabindex]") ? part : part?.querySelector(CONTROLS));
  if (!part || !control) return;
  openers.set(part.dataset.id ?? "", from);
  if (!part.contains(document.activeElement)) focus(control);
  // The view without the popup may have been made before the part was opened: it takes the part away once more.
  if (isClosed) awaited = null;
}

/**
 * Opens the popup of an anchor, or closes it.
 *
 * @param {string} anchor
 * @param {Promise<unknown>} [after]
 */
function toggle(anchor, after) {
  const closes = openAnchor() === anchor;
  show(popupAddress(anchor), {
    after,
    then: () => {
      const hasFocus = opened?.contains(document.activeElement);
      if (awaited) awaited = hasFocus ? null : { ...awaited, isClosed: true };
      /** @type {HTMLElement | null} */
      const target = document.querySelector(closes ? `[data-opens="${CSS.escape(anchor)}"]` : "[data-popup]");
      if (!target || hasFocus || target.contains(document.activeElement)) return;
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

/** Shows the moment of the store's time, which then stands. */
function freeze() {
  const query = chosenView();
  query.set("at", `${new Date(storeTime()).toISOString().slice(0, 19)}Z`);
  show(location.pathname + "?" + query);
}

/** @param {string} anchor */
function popupAddress(anchor) {
  const query = chosenView();
  if (query.get("open") === anchor) query.delete("open");
  else query.set("open", anchor);
  return location.pathname + "?" + query;
}

/** What is kept for scenes that are shown later, by name, the latest first. */
const WISHES = "diorama-wishes";
const WISHED = ["theme", "mode", "device", "locale"];
const MOST_WISHES = 4;

/**
 * Adds what was chosen in other scenes, so that a scene to which somebody comes back looks as it did.
 *
 * @param {URLSearchParams} query  What the form says.
 * @param {Record<string, string>} fields
 * @param {string} [changed]  The control with which was chosen.
 */
function addWishes(query, fields, changed) {
  /** @type {Record<string, string[]>} */
  const wishes = JSON.parse(sessionStorage.getItem(WISHES) ?? "{}");
  for (const name of WISHED) {
    const first = document.querySelector(`#d-view [name="${name}"]`);
    const own = fields[`own-${name}`] ?? (first instanceof HTMLInputElement ? first.value : "");
    const chosen = fields[name];
    const isOwn = !chosen || chosen === own;
    if (changed === name && isOwn) delete wishes[name];
    if (isOwn || (changed !== "scene" && changed !== name)) continue;
    wishes[name] = [chosen, ...(wishes[name] ?? []).filter((value) => value !== chosen)].slice(0, MOST_WISHES);
  }
  sessionStorage.setItem(WISHES, JSON.stringify(wishes));
  if (changed !== "scene") return;
  for (const name of WISHED) {
    const shown = query.get(name);
    query.delete(name);
    for (const value of [...(wishes[name] ?? []), shown]) if (value) query.append(name, value);
  }
}

/**
 * The server tells what was chosen from what the scene before brought along.
 *
 * @param {HTMLFormElement} form
 * @param {import("./edits.js").Control} [control]  What was chosen with; none when the whole form was sent.
 */
function address(form, control) {
  const fields = fieldsOf(form);
  const query = new URLSearchParams(fields);
  addWishes(query, fields, control?.name);
  query.set("open", openAnchor() ?? "");
  if (control?.name === "user") query.delete("open");
  return location.pathname + "?" + new URLSearchParams([...query].filter(([, value]) => value));
}
