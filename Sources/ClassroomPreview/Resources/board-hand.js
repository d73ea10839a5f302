// What all tools of the board have in common.

import { send } from "./server.js";

/** @typedef {import("./board-surface.js").Point} Point */
/** @typedef {import("./board-surface.js").Surface} Surface */

/**
 * What a tool does from the moment in which it is put down.
 *
 * @typedef {object} Gesture
 * @property {(point: Point, event: PointerEvent | null) => void} move
 * @property {() => void} end
 * @property {() => void} cancel
 */

/**
 * Puts a tool down.
 *
 * @typedef {(surface: Surface, hand: HTMLElement, point: Point, event: PointerEvent | null) => Gesture | null} Tool
 */

/** What a new element is called: nobody else hits on the same eight letters. */
export const newID = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join("");

/**
 * The colour in the hand: red, green and blue.
 *
 * @param {HTMLElement} hand
 */
export const colorOf = (hand) => (hand.dataset.color ?? "").split(" ").map(Number);

/**
 * Asks the server for what a hand has done.
 *
 * @param {Surface} surface
 * @param {string} action
 * @param {string} argument
 * @param {Record<string, string>} values
 */
export const perform = ({ component }, action, argument = "", values = {}) =>
  send("/command", { component, action, argument, values });

