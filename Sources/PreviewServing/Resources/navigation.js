// Another view without another page: the new page is fetched, and what differs is taken over in place.

import { answered, isAsking } from "./alerts.js";
import { shownQuery } from "./dom.js";
import { forgetEdits } from "./edits.js";
import { replaceLog } from "./log.js";
import { morph } from "./morph.js";
import { setStyle } from "./patches.js";
import { respectDismissal } from "./findings.js";
import { fetchHTML, sent, tokenOf } from "./server.js";
import { changed } from "./signals.js";
import { connect } from "./stream.js";
import { text } from "./texts.js";
import { forgetToasts, showMessage } from "./toasts.js";

/**
 * How a view is shown.
 *
 * @typedef {object} Showing
 * @property {boolean} [push]  Whether it becomes an entry of the browser's history; it does unless this says no.
 * @property {boolean} [replaces]  Whether it takes the place of the entry that is shown.
 * @property {boolean} [forgets]  Whether a log that was cleared is given up.
 * @property {Promise<unknown>} [after]  The view is fetched once this has settled, so that it shows what came of it.
 * @property {() => void} [then]  Runs when the view is in place.
 */

/**
 * A view on its way to the page.
 *
 * @typedef {object} Run
 * @property {boolean} isUnderway
 * @property {string} query
 * @property {Promise<boolean>} end  Promises whether the server could be asked, here or in the run that overtook it.
 */

const PARTS = [
  "d-bar", "d-title", "d-notes", "d-device", "d-caption", "d-time", "d-overlay", "d-findings", "d-findings-label", "d-gallery",
  "d-log-filter",
];

/**
 * What the kind of scene has put into the panel.
 *
 * @param {Document} page
 */
const panelOf = (page) => page.querySelector(".d-section > :first-child");

/** What each kind of scene has a name of its own for, and what is called otherwise in another language. */
const NAMED = [
  ".d-tabs > :first-child", ".d-sections > :first-child", ".d-skip", ".d-main", ".d-panel", ".d-tabs", ".d-tabs > :nth-child(2)",
  ".d-log-sizer", ".d-log-title button", "#d-log-clear", ".d-log-empty",
];
const NAMES = ["id", "aria-controls", "aria-labelledby", "aria-label"];

/** @param {Document} page */
function rename(page) {
  for (const selector of NAMED) {
    const [old, fresh] = [document.querySelector(selector), page.querySelector(selector)];
    if (!old || !fresh) continue;
    for (const name of NAMES) {
      const value = fresh.getAttribute(name);
      if (value !== null) old.setAttribute(name, value);
    }
    if (!old.children.length) old.textContent = fresh.textContent;
  }
}

/**
 * The page of a click that is about to come; null when it could not be fetched.
 *
 * @type {{ url: string, page: Promise<Document | null> } | null}
 */
let ready = null;

/**
 * The run that was started last: the others were overtaken.
 *
 * @type {Run}
 */
let latest = { isUnderway: false, query: "", end: Promise.resolve(true) };

/**
 * Fetches a view ahead of a click that is about to come.
 *
 * @param {string} url
 */
export function prefetch(url) {
  ready = { url, page: sent().then(() => load(url)).catch(() => null) };
}

/**
 * Shows the view of a URL.
 *
 * @param {string} url
 * @param {Showing} [options]
 * @returns {Promise<boolean>}  Whether the server could be asked.
 */
export const show = (url, options = {}) => start(url, options, new URL(url, location.href).search);

/** The query of the view that is shown, or will be in a moment: what is chosen next starts from there. */
export const chosenView = () => (latest.isUnderway && latest.query ? new URLSearchParams(latest.query) : shownQuery());

/**
 * Fetches the page's own URL again and takes over what differs; a view that is being fetched anyway is new enough.
 *
 * @param {Showing & { closes?: boolean }} [options]
 * @returns {Promise<boolean>}  Whether the server could be asked.
 */
export function refresh(options = {}) {
  const { closes = false, ...showing } = options;
  const query = chosenView();
  if (closes && query.has("open")) {
    query.delete("open");
    return show(`${location.pathname}?${query}`, { push: false, replaces: true, ...showing });
  }
  return latest.isUnderway ? latest.end : start(location.href, { push: false, ...showing }, "");
}

/**
 * @param {string} url
 * @param {Showing} options
 * @param {string} query
 */
function start(url, options, query) {
  const run = { isUnderway: true, query, end: latest.end };
  latest = run;
  run.end = fetchAndTake(url, options, run).finally(() => { run.isUnderway = false; });
  return run.end;
}

/**
 * @param {string} url
 * @param {Showing} options
 * @param {Run} run
 * @returns {Promise<boolean>}
 */
async function fetchAndTake(url, { push = true, replaces = false, forgets = false, after, then = () => {} }, run) {
  const fetched = ready?.url === url ? ready.page : null;
  ready = null;
  let page;
  try {
    await after;
    page = (await fetched) ?? (await load(url));
    // The last picture stays until a message has been answered, and what was fetched before is older than the answer.
    while (isAsking()) {
      await answered();
      page = await load(url);
    }
  } catch (error) {
    if (run !== latest) return latest.end;
    // Without a server the page that is there is worth more than the browser's error.
    if (error instanceof TypeError) showMessage({ kind: "error", text: text("unreachable") });
    else location.assign(url);
    return !(error instanceof TypeError);
  }
  // A later choice overtook this one.
  if (run !== latest) return latest.end;
  if (push) history.pushState(null, "", ownAddress(page) ?? url);
  else if (replaces) history.replaceState(null, "", ownAddress(page) ?? url);
  take(page, forgets);
  connect();
  then();
  return true;
}

/** @param {string} url */
const load = async (url) => new DOMParser().parseFromString(await fetchHTML(url), "text/html");

/**
 * What a form asks for is more than the view that it gets.
 *
 * @param {Document} page
 */
const ownAddress = ({ body }) => body.dataset.view && `${location.pathname}?${body.dataset.view}`;

/**
 * @param {Document} page
 * @param {boolean} forgets
 */
function take(page, forgets) {
  // A page without a scene has other parts and another script.
  if (page.querySelector("main")?.id !== document.querySelector("main")?.id) return location.reload();
  document.title = page.title;
  const root = document.documentElement;
  root.lang = page.documentElement.lang;
  root.dataset.scheme = page.documentElement.dataset.scheme;
  const isSameStore = document.body.dataset.store === page.body.dataset.store;
  if (!isSameStore) forgetToasts();
  if (document.body.dataset.view !== page.body.dataset.view) forgetEdits();
  for (const name of Object.keys(document.body.dataset)) if (!(name in page.body.dataset)) delete document.body.dataset[name];
  for (const [name, value] of Object.entries(page.body.dataset)) document.body.dataset[name] = value;
  for (const style of page.querySelectorAll("style")) setStyle(style.id, style.textContent ?? "");
  const [token, freshToken] = [tokenOf(document), tokenOf(page)];
  if (token && freshToken) token.content = freshToken.content;
  const parts = PARTS.map((id) => [document.getElementById(id), page.getElementById(id)]);
  for (const [old, fresh] of [...parts, [panelOf(document), panelOf(page)]]) {
    if (old && fresh) morph(old, fresh);
  }
  rename(page);
  const inspected = document.getElementById("d-inspected");
  const hint = page.getElementById("d-inspected");
  // Before anything was inspected it says how to.
  if (inspected && hint && !inspected.hasAttribute("aria-live")) morph(inspected, hint);
  const [log, freshLog] = [document.getElementById("d-log"), page.getElementById("d-log")];
  // The fetched log ends where the next stream begins. One that was cleared stays so, for its store.
  if (log && freshLog && (forgets || !isSameStore || log.dataset.cleared === undefined)) {
    replaceLog(log, freshLog);
  }
  respectDismissal();
  changed.tell(null);
}
