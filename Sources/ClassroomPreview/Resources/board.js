// A hand at the board: draws at once what it does, tells the other pages while it does it, and the server what it has
// done.

import { draw, tidy } from "./board-draw.js";
import { perform } from "./board-hand.js";
import { arrowOf, cross, hideCross, moveCross } from "./board-keys.js";
import { startLive } from "./board-live.js";
import { startSaving } from "./board-save.js";
import {
  chooseAll, chooseNone, chosenSurface, hasChosen, moveChosen, removeChosen, select, shift, showChosen,
} from "./board-select.js";
import { pointAt, surfaceAround } from "./board-surface.js";
import { erase, laser, text } from "./board-tools.js";
import { closest, focus } from "./dom.js";
import { changed, shown } from "./signals.js";

/** @typedef {import("./board-hand.js").Gesture} Gesture */
/** @typedef {import("./board-surface.js").Point} Point */
/** @typedef {import("./board-surface.js").Surface} Surface */
/** @typedef {import("./board-hand.js").Tool} Tool */

/** @type {Record<string, Tool>} */
const TOOLS = { eraser: erase, laser, select, text };

/** @type {{ gesture: Gesture, surface: Surface, hand: HTMLElement, pointer: number | null } | null} */
let current = null;

/**
 * @param {HTMLElement} hand
 * @param {Point} point
 * @param {PointerEvent | null} event
 */
function putDown(hand, point, event) {
  const surface = surfaceAround(hand);
  if (!surface || current) return;
  const tool = TOOLS[hand.dataset.hand ?? ""] ?? draw;
  const gesture = tool(surface, hand, point, event);
  if (gesture) current = { gesture, surface, hand, pointer: event?.pointerId ?? null };
}

/** @param {"end" | "cancel"} how */
function lift(how) {
  const lifted = current;
  current = null;
  lifted?.gesture[how]();
}

/** @param {PointerEvent} event */
function press(event) {
  // The buttons at what is selected.
  if (closest(event, ".picked")) return;
  const hand = closest(event, "[data-hand]");
  const surface = hand && surfaceAround(hand);
  if (!hand || !surface || event.button !== 0 || current) return;
  hideCross();
  // Before the field of a text opens, so that it is not taken from it again.
  event.preventDefault();
  focus(hand);
  hand.setPointerCapture(event.pointerId);
  putDown(hand, pointAt(surface, event), event);
}

/** @param {PointerEvent} event */
function move(event) {
  const hand = closest(event, '[data-hand="laser"]');
  const surface = current?.surface ?? (hand && surfaceAround(hand));
  if (!surface) return;
  // A laser shines wherever a mouse goes.
  if (!current && hand && event.pointerType === "mouse") return putDown(hand, pointAt(surface, event), event);
  if (!current || current.pointer !== event.pointerId) return;
  if (current.hand.dataset.hand === "laser" && hand !== current.hand) return lift("end");
  const events = event.getCoalescedEvents?.() ?? [];
  for (const one of events.length ? events : [event]) current.gesture.move(pointAt(surface, one), one);
}

/** @param {PointerEvent} event */
const isHolding = (event) => current !== null && current.pointer === event.pointerId;

/** @param {KeyboardEvent} event */
function key(event) {
  if (closest(event, ".picked")) return;
  const hand = closest(event, "[data-hand]");
  const surface = hand && surfaceAround(hand);
  if (!surface || event.isComposing) return;
  if (!takeKey(event, surface, hand)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** How far what is selected was moved with keys that are still down. */
let pushed = { x: 0, y: 0 };

/**
 * @param {KeyboardEvent} event
 * @param {Surface} surface
 * @param {HTMLElement} hand
 * @returns {boolean}  Whether the key means something here.
 */
function takeKey(event, surface, hand) {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key.toLowerCase() === "z") {
    perform(surface, event.shiftKey ? "redo" : "undo");
    return true;
  }
  const isSelecting = hand.dataset.hand === "select";
  if (isCommand && event.key.toLowerCase() === "a" && isSelecting) {
    chooseAll(surface);
    return true;
  }
  if (isCommand || event.altKey) return false;
  const arrow = arrowOf(event);
  if (arrow && isSelecting && hasChosen() && !current) {
    pushed = { x: pushed.x + arrow.x, y: pushed.y + arrow.y };
    shift(surface, pushed);
    return true;
  }
  if (arrow) {
    moveCross(surface, arrow);
    current?.gesture.move({ ...cross }, null);
    return true;
  }
  switch (event.key) {
    case " ": case "Enter":
      if (event.repeat) return true;
      if (current) return lift("end"), true;
      moveCross(surface, { x: 0, y: 0 });
      putDown(hand, { ...cross }, null);
      if (hand.dataset.hand === "text") lift("end");
      return true;
    case "Delete": case "Backspace":
      if (isSelecting) removeChosen(surface);
      return isSelecting;
    case "Escape":
      if (current) return lift("cancel"), true;
      if (!hasChosen()) return false;
      chooseNone(surface);
      return true;
    default: return false;
  }
}

/** Gives what the keys have pushed to the server, when the last arrow key is up. */
function keyUp() {
  const surface = chosenSurface();
  const distance = pushed;
  pushed = { x: 0, y: 0 };
  if (surface) moveChosen(surface, distance);
}

/**
 * Whether the hand and the page under it are still there, and nobody has taken their user into another room.
 *
 * @param {{ hand: HTMLElement, surface: Surface }} held
 */
const canGoOn = ({ hand, surface }) => hand.isConnected && surface.live.isConnected;

/** The page has changed under the hand. */
function follow() {
  tidy();
  // Whoever may not go on has drawn what the others have seen, and the server keeps that.
  if (current && !(current.hand.matches("[data-hand]") && canGoOn(current))) {
    const { gesture } = current;
    current = null;
    gesture.cancel();
  }
  const surface = chosenSurface();
  if (!surface) return;
  if (hasChosen()) showChosen(surface);
}

function start() {
  startLive();
  startSaving();
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointermove", move);
  document.addEventListener("click", (event) => {
    const surface = closest(event, ".picked .remove") && chosenSurface();
    if (!surface) return;
    const hand = closest(event, "[data-hand]");
    removeChosen(surface);
    // The button goes with what is selected.
    if (hand) focus(hand);
  });
  document.addEventListener("pointerup", (event) => isHolding(event) && lift("end"));
  document.addEventListener("pointercancel", (event) => isHolding(event) && lift("cancel"));
  // Before the page's own keys, such as Escape for what is open.
  addEventListener("keydown", key, true);
  document.addEventListener("keyup", (event) => arrowOf(event) && (pushed.x || pushed.y) && keyUp());
  document.addEventListener("focusout", (event) => {
    if (!closest(event, "[data-hand]")) return;
    hideCross();
    if (current && current.pointer === null) lift("end");
  });
  changed.on(follow);
  shown.on(tidy);
  addEventListener("pagehide", () => lift("end"));
}

start();
