// Films and sounds that play in a window: each page keeps them at the moment that the room says.

import { storeTime, twoDigits } from "./clock.js";
import { all, collect, setText } from "./dom.js";
import { send, shownView } from "./server.js";
import { changed, clockSet } from "./signals.js";

const FILM = "video[data-media-position]";
const NEAR = 0.6; // seconds that a film may be off while it plays: less is not seen, and jumping is
const EXACT = 0.05; // and while it stands
const PACE = 250; // milliseconds between two looks at what plays

/** @type {Set<HTMLElement>} */
const films = new Set();
/**
 * Films whose length has been told.
 *
 * @type {WeakSet<HTMLElement>}
 */
const measured = new WeakSet();
let timer = 0;

function start() {
  changed.on((roots) => {
    collect(films, FILM, roots ?? [document.body]);
    update();
  });
  clockSet.on(update);
  // These events do not bubble.
  document.addEventListener("loadedmetadata", update, true);
  document.addEventListener("error", ({ target }) => {
    if (target instanceof HTMLVideoElement && films.has(target)) showGone(target);
  }, true);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-media-sound]") : null;
    const film = button?.closest(".page")?.querySelector(FILM);
    if (!(film instanceof HTMLVideoElement)) return;
    film.muted = !film.muted;
    update();
  });
  collect(films, FILM, [document.body]);
  update();
}

/** Brings every film to where it is, and looks again as long as one goes on. */
function update() {
  clearTimeout(timer);
  let goesOn = false;
  for (const film of films) if (film instanceof HTMLVideoElement) goesOn = follow(film) || goesOn;
  if (goesOn) timer = setTimeout(update, PACE);
}

/**
 * Whether it goes on.
 *
 * @param {HTMLVideoElement} film
 */
function follow(film) {
  const { mediaPosition, mediaSince, mediaMeasures } = film.dataset;
  const { duration } = film;
  // A patch brings the film as it was drawn, which knew nothing of that.
  if (film.error) showGone(film);
  if (!Number.isFinite(duration)) return false;
  if (mediaMeasures !== undefined && !measured.has(film)) tellLength(film);
  const passed = mediaSince === undefined ? 0 : Math.max(0, storeTime() - Number(mediaSince));
  const wanted = Math.min((Number(mediaPosition) + passed) / 1000, duration);
  const plays = mediaSince !== undefined && wanted < duration;
  if (Math.abs(film.currentTime - wanted) > (plays && !film.paused ? NEAR : EXACT)) film.currentTime = wanted;
  if (plays && film.paused) begin(film);
  if (!plays && !film.paused) film.pause();
  show(film, wanted);
  return plays;
}

/**
 * Plays; without its sound where the browser wants to be touched before it makes any.
 *
 * @param {HTMLVideoElement} film
 */
async function begin(film) {
  try {
    await film.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "NotAllowedError" || film.muted) return;
    film.muted = true;
    update();
  }
}

/**
 * @param {HTMLVideoElement} film
 * @param {number} seconds
 */
function show(film, seconds) {
  const page = film.closest(".page");
  if (!(page instanceof HTMLElement)) return;
  for (const field of all(page, ".position")) {
    // Whoever moves it sees what they do.
    if (!(field instanceof HTMLInputElement) || field.matches(":active")) continue;
    field.max = String(Math.round(film.duration * 1000));
    field.value = String(Math.round(seconds * 1000));
    field.setAttribute("aria-valuetext", `${clock(seconds)} / ${clock(film.duration)}`);
  }
  for (const place of all(page, "[data-media-time]")) setText(place, `${clock(seconds)} / ${clock(film.duration)}`);
  for (const button of all(page, "[data-media-sound]")) button.setAttribute("aria-pressed", String(!film.muted));
}

/** @param {number} seconds */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${twoDigits(Math.floor(seconds % 60))}`;

/** @param {HTMLVideoElement} film */
function tellLength(film) {
  measured.add(film);
  /** @type {HTMLElement | null} */
  const component = film.closest("[data-id]");
  const values = { value: String(Math.round(film.duration * 1000)) };
  send("/command", { view: shownView(), component: component?.dataset.id, action: "measure", values });
}

/** @param {HTMLVideoElement} film */
function showGone(film) {
  film.hidden = true;
  const note = film.parentElement?.querySelector(".gone");
  if (note instanceof HTMLElement) note.hidden = false;
}

start();
