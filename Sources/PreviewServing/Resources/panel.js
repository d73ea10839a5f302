// The side panel: its tabs, the kind's controls, the event log.

import { all, closest, fieldsOf } from "./dom.js";
import { isControl, keepEdit } from "./edits.js";
import { startLog } from "./log.js";
import { send } from "./server.js";
import { changed } from "./signals.js";

const TAB = "diorama-tab";

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Found once: behind a large class, a search through the page takes milliseconds.
 *
 * @type {HTMLElement | null}
 */
let list = null;

/**
 * The list in which a new entry is awaited, by its identifier, and the entries that it had; null while none is.
 *
 * @type {{ id: string, known: Set<string> } | null}
 */
let awaited = null;

/** Starts the side panel. */
export function startPanel() {
  list = document.querySelector(".d-tabs");
  if (!list) return;
  list.addEventListener("click", (event) => {
    const tab = closest(event, "[role=tab]");
    if (tab) selectTab(tab.id);
  });
  list.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const current = closest(event, "[role=tab]");
    if (!step || !current) return;
    const row = tabs();
    const next = row[(row.indexOf(current) + step + row.length) % row.length];
    selectTab(next.id);
    next.focus();
  });
  changed.on(() => {
    selectTab(currentTab());
    selectNewcomer();
  });
  selectTab(sessionStorage.getItem(TAB));

  document.addEventListener("click", (event) => {
    const reset = closest(event, "[data-resets]");
    if (reset) send("/reset", {}, reset);
  });
  document.addEventListener("change", (event) => {
    const sender = closest(event, "[data-sends]");
    const control = event.target;
    if (!sender || sender.matches("form") || !isControl(control)) return;
    keepEdit(control, send("/simulate", filled(sender.dataset.sends, { [control.name]: control.value }), sender));
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const { sends, awaits, clears } = form.dataset;
    const message = event.submitter?.dataset.sends ?? sends;
    if (!message) return;
    event.preventDefault();
    if (awaits) awaited = { id: awaits, known: new Set(optionsOf(awaits).map((option) => option.value)) };
    const fields = fieldsOf(form);
    const answer = send("/simulate", filled(message, fields), event.submitter ?? form);
    if (clears !== undefined) clearOnceDone(form, fields, answer);
  });
  startLog();
}

/**
 * Empties a form whose message was answered; what was typed since, or was not accepted, stays.
 *
 * @param {HTMLFormElement} form
 * @param {Record<string, string>} sent
 * @param {Promise<number>} answer
 */
async function clearOnceDone(form, sent, answer) {
  if ((await answer) <= 0) return;
  const now = fieldsOf(form);
  if (Object.entries(sent).every(([name, value]) => now[name] === value)) form.reset();
}

/**
 * A message with what people have entered: texts and numbers of a field's name, unless that is empty.
 *
 * @param {string | undefined} message  As JSON.
 * @param {Record<string, string>} fields
 * @returns {Record<string, unknown>}
 */
function filled(message = "{}", fields) {
  return JSON.parse(message, (name, value) => {
    const entered = Object.hasOwn(fields, name) ? fields[name] : "";
    if (!entered.trim()) return value;
    return typeof value === "string" ? entered : typeof value === "number" ? Number(entered) : value;
  });
}

// What comes next is mostly done to the one who has just come in.
function selectNewcomer() {
  if (!awaited) return;
  const { id, known } = awaited;
  const newcomer = optionsOf(id).find((option) => option.value && !known.has(option.value));
  if (!newcomer) return;
  newcomer.selected = true;
  awaited = null;
}

/** @param {string} id */
function optionsOf(id) {
  const select = document.getElementById(id);
  return select instanceof HTMLSelectElement ? [...select.options] : [];
}

const tabs = () => (list ? all(list, "[role=tab]") : []);
const currentTab = () => tabs().find((tab) => tab.getAttribute("aria-selected") === "true")?.id ?? null;

/**
 * Shows the section of the panel in which an element stands.
 *
 * @param {Element | null} element
 */
export function selectTabOf(element) {
  const section = element?.closest("[role=tabpanel]");
  if (section) selectTab(section.getAttribute("aria-labelledby"));
}

/** @param {string | null} id  The first tab stands in for one that the page does not have. */
function selectTab(id) {
  const row = tabs();
  const chosen = row.find((tab) => tab.id === id) ?? row[0];
  for (const tab of row) {
    const isChosen = tab === chosen;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const section = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    if (section) section.hidden = !isChosen;
  }
  if (chosen) sessionStorage.setItem(TAB, chosen.id);
}
