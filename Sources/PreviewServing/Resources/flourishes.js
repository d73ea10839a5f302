// Pictures that play once in the middle of the device, beside a message.

import { flourished } from "./signals.js";

const PLAYS_FOR = 1800; // milliseconds

/**
 * Plays a picture; one that is playing already is also for this message.
 *
 * @param {string} name  Of its icon.
 */
export function showFlourish(name) {
  const layer = document.getElementById("d-flourishes");
  if (!layer || layer.querySelector(`.icon-${CSS.escape(name)}`)) return;
  const icon = document.createElement("span");
  icon.className = `icon icon-${name}`;
  const flourish = document.createElement("div");
  flourish.className = "d-flourish";
  flourish.append(icon);
  layer.append(flourish);
  setTimeout(() => flourish.remove(), PLAYS_FOR);
  flourished.tell(name);
}
