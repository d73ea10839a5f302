// What the viewer was told: while one view follows another nothing is lost, and nothing is said twice.

import { shownQuery } from "./dom.js";

/**
 * What the viewer is told of one change of the store.
 *
 * @template M
 * @typedef {object} Telling
 * @property {number} change  The change's number.
 * @property {M[]} messages
 */

/** @typedef {"toast" | "alert"} Way */

// By the ways of telling, the last change of which the viewer was told.
/** @type {Record<Way, number>} */
const told = { toast: 0, alert: 0 };
// The last change that is part of the page that is shown, and for whom.
let drawn = 0;
let viewer = "";

/**
 * Follows the page to the view that it shows now.
 *
 * @returns {{ told: number, drawn: number } | null}  Between which changes the viewer may not have been told; null where
 *   nobody is told anything.
 */
export function followView() {
  const { dataset } = document.body;
  if (!dataset.drawn) return null;
  drawn = Number(dataset.drawn);
  const now = `${shownQuery().get("user")} ${dataset.store}`;
  // Whoever looks through other eyes is told what happens from now on.
  if (viewer !== now) [viewer, told.toast, told.alert] = [now, drawn, drawn];
  return { told: Math.min(told.toast, told.alert), drawn };
}

/** The server has said again what was not heard. */
export function heardAll() {
  for (const way of /** @type {Way[]} */ (Object.keys(told))) told[way] = Math.max(told[way], drawn);
}

/**
 * What is news to the viewer in what they are told.
 *
 * @template M
 * @param {Way} way
 * @param {Telling<M>} telling
 * @returns {M[]}
 */
export function news(way, { change, messages }) {
  if (change <= told[way]) return [];
  told[way] = change;
  return messages;
}
