// Messages: where the list stands, what has been read, the reader's time of day.

import { twoDigits } from "./clock.js";
import { all, collect, setText } from "./dom.js";
import { send, shownView } from "./server.js";
import { changed } from "./signals.js";

const NEAR = 40; // pixels from the end that count as the end
const KEPT = 200; // rows that stay in the page while its end is looked at
const PAUSE = 300; // milliseconds between two notes of what was read

/**
 * Where a list stands that somebody reads.
 *
 * @typedef {object} Reading
 * @property {boolean} isAtEnd  Whether the newest message is in sight.
 * @property {Element | null} last  The newest row that the reader has been taken to.
 * @property {string} size  The heights of the list and of its rows when the reader was last taken to its end.
 */

/** @type {WeakMap<HTMLElement, Reading>} */
const readings = new WeakMap();

// Another size moves the end out of sight without anybody scrolling.
const resizes = new ResizeObserver((entries) => {
  for (const { target } of entries) if (target instanceof HTMLElement && readingOf(target).isAtEnd) goToEnd(target);
});

/** @type {Set<HTMLElement>} */
const lists = new Set();

/** @type {Set<HTMLElement>} */
const times = new Set();

/**
 * The newest row of the popup that was read; null while there is no popup.
 *
 * @type {string | null}
 */
let seen = null;

/**
 * What waits to be told as read.
 *
 * @type {{ timer: number, due: import("./server.js").ActionMessage | null }}
 */
const note = { timer: 0, due: null };

function start() {
  changed.on((roots) => update(roots ?? [document.body]));
  document.addEventListener("scroll", ({ target }) => {
    if (target instanceof HTMLElement && lists.has(target)) scrolled(target);
  }, { capture: true, passive: true });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element) click(target);
  });
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement && target.form?.classList.contains("writing")) count(target);
  });
  document.addEventListener("submit", ({ target }) => {
    const list = target instanceof HTMLFormElement && target.closest(".agoraChat")?.querySelector(".list");
    if (list instanceof HTMLElement) readingOf(list).isAtEnd = true;
  });
  document.addEventListener("input", ({ target }) => keepDraft(target));
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !target.closest(".agoraChat")) return;
    drafts.delete(draftKey(target));
    const written = target.matches(".writing") ? target.querySelector("textarea")?.value.trim() : "";
    // Who has written an announcement knows it.
    if (written) sessionStorage.setItem(announcementKey(), written);
  });
  addEventListener("keydown", closeEmoji, true);
  update([document.body]);
}

/**
 * What somebody has begun to write, by what it is written for: a popup that closes takes its fields along.
 *
 * @type {Map<string, string>}
 */
const drafts = new Map();

/**
 * The fields that were looked at: a draft comes back once, into a field that is new.
 *
 * @type {WeakSet<HTMLTextAreaElement>}
 */
const knownFields = new WeakSet();

/** @type {Set<HTMLElement>} */
const newFields = new Set();

/** @param {HTMLFormElement} form */
function draftKey(form) {
  const { scene, user } = shownView();
  return [scene, user, form.dataset.action].join(" ");
}

/** @param {EventTarget | null} field */
function keepDraft(field) {
  if (field instanceof HTMLTextAreaElement && field.form?.closest(".agoraChat")) {
    drafts.set(draftKey(field.form), field.value);
  }
}

/** @param {HTMLElement[]} roots */
function bringDraftsBack(roots) {
  collect(newFields, ".agoraChat form textarea", roots);
  for (const field of newFields) {
    if (!(field instanceof HTMLTextAreaElement) || !field.form || knownFields.has(field)) continue;
    knownFields.add(field);
    const draft = drafts.get(draftKey(field.form));
    if (!draft || field.disabled || field.value === draft) continue;
    field.value = draft;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  newFields.clear();
}

/**
 * Escape closes the emoji before it closes the messages.
 *
 * @param {KeyboardEvent} event
 */
function closeEmoji(event) {
  if (event.key !== "Escape" || !(event.target instanceof Element)) return;
  const emoji = event.target.closest(".agoraChat .emoji[open]");
  if (!emoji) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  emoji.removeAttribute("open");
  for (const summary of all(emoji, "summary")) summary.focus();
}

/** @param {HTMLElement[]} roots */
function update(roots) {
  collect(times, "[data-said]", roots);
  for (const time of times) localise(time);
  times.clear();
  collect(lists, ".agoraChat .list", roots);
  for (const list of lists) follow(list);
  bringDraftsBack(roots);
  showDots();
  noteRead();
}

/**
 * The newest row that a list had while it was in sight.
 *
 * @type {WeakMap<Element, string>}
 */
const sighted = new WeakMap();

/** Where the browser keeps the announcement that a viewer has read or written. */
function announcementKey() {
  const { scene, user } = shownView();
  return `diorama-announcement ${scene} ${user}`;
}

/** A dot at a tab stands for what came while its panel was out of sight. */
function showDots() {
  for (const tab of all(document, ".agoraChat .tab")) {
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    const dot = tab.querySelector(".remind");
    if (!panel || !(dot instanceof HTMLElement)) continue;
    const isShown = panel.querySelector(".list") ? hasNewRows(panel) : hasNewAnnouncement(panel);
    if (dot.hidden === isShown) dot.hidden = !isShown;
  }
}

/** @param {HTMLElement} panel */
function hasNewRows(panel) {
  const list = panel.querySelector(".list");
  const last = list?.lastElementChild?.id ?? "";
  if (!list) return false;
  if (!panel.hidden || !sighted.has(list)) sighted.set(list, last);
  return sighted.get(list) !== last;
}

/** @param {HTMLElement} panel */
function hasNewAnnouncement(panel) {
  const text = panel.querySelector(".text")?.textContent?.trim();
  if (!text) return false;
  if (!panel.hidden) sessionStorage.setItem(announcementKey(), text);
  return sessionStorage.getItem(announcementKey()) !== text;
}

/** @param {HTMLElement} list */
function readingOf(list) {
  const known = readings.get(list);
  if (known) return known;
  const reading = { isAtEnd: true, last: null, size: "" };
  readings.set(list, reading);
  resizes.observe(list);
  return reading;
}

/** @param {HTMLElement} list */
function goToEnd(list) {
  list.scrollTop = list.scrollHeight;
  readingOf(list).size = sizeOf(list);
}

/** @param {HTMLElement} list */
const sizeOf = (list) => `${list.clientHeight} ${list.scrollHeight}`;

/**
 * Keeps the end in sight for who looks at it, and tells everybody else that there is more.
 *
 * @param {HTMLElement} list
 */
function follow(list) {
  const reading = readingOf(list);
  const last = list.lastElementChild;
  if (last === reading.last) return;
  if (reading.isAtEnd || !reading.last) {
    trim(list);
    goToEnd(list);
    reading.last = last;
  }
  showNewest(list, last !== reading.last);
}

/** @param {HTMLElement} list */
function scrolled(list) {
  const reading = readingOf(list);
  // A scroll is told a frame later. If the size has changed since, that has moved the end, and not the reader.
  if (reading.isAtEnd && reading.size !== sizeOf(list)) goToEnd(list);
  reading.isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  if (!reading.isAtEnd) return;
  reading.last = list.lastElementChild;
  showNewest(list, false);
}

/**
 * @param {HTMLElement} list
 * @param {boolean} isShown
 */
function showNewest(list, isShown) {
  const button = list.parentElement?.querySelector(".newest");
  if (button instanceof HTMLElement && button.hidden === isShown) button.hidden = !isShown;
}

/** @param {Element} target */
function click(target) {
  const button = target.closest(".agoraChat .newest");
  const list = button?.parentElement?.querySelector(".list");
  if (list instanceof HTMLElement) goToEnd(list);
  // The emoji close when somebody goes on with something else.
  const emoji = target.closest(".agoraChat .emoji");
  for (const open of all(document, ".agoraChat .emoji[open]")) if (open !== emoji) open.removeAttribute("open");
}

/**
 * Takes rows out that nobody looks at; they are fetched again when somebody scrolls to them.
 *
 * @param {HTMLElement} list
 */
function trim(list) {
  const rows = /** @type {HTMLElement[]} */ ([...list.children]);
  if (rows.length <= 2 * KEPT) return;
  const first = rows[rows.length - KEPT];
  const number = first.id.match(/\d+$/)?.[0];
  if (!number) return;
  const more = document.createElement("div");
  more.className = "more";
  more.dataset.piece = `before-${number}`;
  for (const row of rows.slice(0, rows.length - KEPT)) row.remove();
  list.prepend(more);
  changed.tell([more]);
}

/** Has the server know what has been read: with the first news at once, and then not with every message. */
function noteRead() {
  /** @type {HTMLElement | null} */
  const popup = document.querySelector(".agoraChat[data-unread]");
  const list = popup?.querySelector(".list");
  const last = list?.lastElementChild?.id ?? "";
  // Behind the announcement, nothing is read.
  if (list?.closest("[role=tabpanel]")?.matches("[hidden]")) return;
  const isNews = seen === null ? popup?.dataset.unread !== "0" : seen !== last;
  seen = popup ? last : null;
  /** @type {HTMLElement | null | undefined} */
  const component = popup?.closest("[data-id]");
  if (!component || !isNews) return;
  // The view as it is now: the popup may be closed by the time that it is told.
  note.due = { view: shownView(), component: component.dataset.id, action: "read", values: {} };
  if (!note.timer) tellRead();
}

function tellRead() {
  note.timer = 0;
  if (!note.due) return;
  send("/command", note.due);
  note.due = null;
  note.timer = setTimeout(tellRead, PAUSE);
}

/**
 * Shows how much of an announcement is left to write.
 *
 * @param {HTMLTextAreaElement} field
 */
function count(field) {
  const place = field.form?.querySelector(".limit");
  const number = place?.querySelector(".count");
  if (!(number instanceof HTMLElement)) return;
  const limit = Number(number.dataset.limit);
  setText(number, `${field.value.length}/${limit}`);
  place?.classList.toggle("is-full", field.value.length >= limit);
}

/** @param {HTMLElement} time */
function localise(time) {
  const date = new Date(Number(time.dataset.said));
  setText(time, `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`);
}

start();
