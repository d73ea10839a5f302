// The sound of a reward: three notes, made here, for whoever asked for sounds.

import { changed, flourished } from "./signals.js";

const REWARD = "reward-gifUrl";
const SWITCH = ".d-sounds input";
const CHOICE = "diorama:room-sounds";
// A rising chord of C major, each a little later than the one before.
const NOTES = [523.25, 659.25, 783.99];
const APART = 0.09; // seconds
const LASTS = 0.5; // seconds

/** @type {AudioContext | null} */
let speaker = null;

function start() {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(SWITCH)) return;
    localStorage.setItem(CHOICE, target.checked ? "on" : "off");
    // Browsers let a page sound only after somebody has done something in it.
    if (target.checked) play();
  });
  flourished.on((name) => {
    if (name === REWARD && isWanted()) play();
  });
  changed.on(showChoice);
  showChoice();
}

const isWanted = () => localStorage.getItem(CHOICE) === "on";

function showChoice() {
  const choice = document.querySelector(SWITCH);
  if (choice instanceof HTMLInputElement) choice.checked = isWanted();
}

function play() {
  speaker ??= new AudioContext();
  // A page that was opened anew may not sound before the first press: then it stays silent.
  if (speaker.state === "suspended") speaker.resume();
  const now = speaker.currentTime;
  for (const [index, pitch] of NOTES.entries()) {
    const from = now + index * APART;
    const voice = new OscillatorNode(speaker, { type: "triangle", frequency: pitch });
    const loudness = new GainNode(speaker, { gain: 0 });
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(0.16, from + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + LASTS);
    voice.connect(loudness).connect(speaker.destination);
    voice.start(from);
    voice.stop(from + LASTS);
  }
}

start();
