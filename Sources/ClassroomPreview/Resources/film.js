// Films that are played as if they were a class: how far they are, on the room's clock.

import { storeTime } from "./clock.js";
import { collect } from "./dom.js";
import { changed, clockSet } from "./signals.js";

const PLAYING = "[data-plays-from]";

/** @type {Set<HTMLElement>} */
const playing = new Set();
let timer = 0;

/** Starts to follow. */
function start() {
  changed.on((elements) => {
    collect(playing, PLAYING, elements ?? [document.body]);
    update();
  });
  clockSet.on(update);
  collect(playing, PLAYING, [document.body]);
  update();
}

/** Moves each film to where it is, and comes back as long as one goes on. */
function update() {
  clearTimeout(timer);
  let goesOn = false;
  for (const element of playing) {
    const { playsFrom, playsFor } = element.dataset;
    const share = (storeTime() - Number(playsFrom)) / Number(playsFor);
    const played = Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : 0;
    element.style.setProperty("--played", String(played));
    goesOn ||= played < 1;
  }
  if (goesOn) timer = setTimeout(update, 1000);
}

start();
