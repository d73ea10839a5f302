// The side panel: its tabs, the room's controls, the event log.

import { keepEdit } from "./edits.js";
import { startLog } from "./log.js";
import { send } from "./server.js";

const TAB = "diorama-tab";

// Found once: behind a large class, a search through the page takes milliseconds.
let list = null;
// The students before the one who was asked to come in; null while nobody is awaited.
let known = null;

/** Starts the side panel. */
export function startPanel() {
  list = document.querySelector(".d-tabs");
  if (!list) return;
  list.addEventListener("click", (event) => {
    const tab = event.target.closest("[role=tab]");
    if (tab) selectTab(tab.id);
  });
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const tabs = [...list.querySelectorAll("[role=tab]")];
    const next = tabs[(tabs.indexOf(event.target.closest("[role=tab]")) + step + tabs.length) % tabs.length];
    selectTab(next.id);
    next.focus();
  });
  document.addEventListener("diorama:changed", () => {
    selectTab(current());
    selectNewcomer();
  });
  selectTab(sessionStorage.getItem(TAB) ?? "d-tab-room");

  document.addEventListener("change", (event) => {
    const control = event.target.closest("[data-simulates]");
    if (!control || control.matches("form")) return;
    keepEdit(event.target, send("/simulate", { change: control.dataset.simulates, value: event.target.value }));
  });
  document.addEventListener("submit", (event) => {
    const form = event.target.closest("form[data-simulates]");
    if (!form) return;
    event.preventDefault();
    if (form.dataset.simulates === "studentJoins") known = new Set(students().map((option) => option.value));
    const values = Object.fromEntries(new FormData(form));
    send("/simulate", { change: event.submitter?.value || form.dataset.simulates, value: values.value ?? "", values });
    if (form.dataset.clears !== undefined) form.reset();
  });
  startLog();
}

// What comes next is mostly done to the student who has just come in.
function selectNewcomer() {
  const newcomer = known && students().find((option) => option.value && !known.has(option.value));
  if (!newcomer) return;
  newcomer.selected = true;
  known = null;
}

const students = () => [...(document.getElementById("d-students")?.options ?? [])];

const current = () => list.querySelector("[aria-selected=true]")?.id ?? "d-tab-room";

/** Shows one section of the panel. */
export function selectTab(id) {
  if (!list) return;
  const chosen = document.getElementById(id) ?? document.getElementById("d-tab-room");
  for (const tab of list.querySelectorAll("[role=tab]")) {
    const isChosen = tab === chosen;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !isChosen;
  }
  sessionStorage.setItem(TAB, chosen.id);
}
