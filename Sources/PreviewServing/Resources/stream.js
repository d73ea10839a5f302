// The event stream of the view that is shown.

import { answered, showAlert } from "./alerts.js";
import { nowShows } from "./edits.js";
import { applyPatches, removePopup, setStyle } from "./patches.js";
import { setClock } from "./clock.js";
import { shownQuery } from "./dom.js";
import { showFindings } from "./findings.js";
import { addToLog } from "./log.js";
import { changed, whispered } from "./signals.js";
import { setConnection } from "./status.js";
import { followView, heardAll, news } from "./telling.js";
import { showToast } from "./toasts.js";
import { turns } from "./turns.js";

/**
 * What the page does when the server cannot tell what changed; promises whether it could be done.
 *
 * @typedef {(options: Anew) => Promise<boolean>} Refresh
 */

/**
 * How a page is made anew.
 *
 * @typedef {object} Anew
 * @property {boolean} forgets  Whether a log that was cleared is given up.
 * @property {boolean} closes  Whether the popup is closed.
 */

const RETRY = 1000;
// Two heartbeats, and a little more for a machine that does much else.
const SILENCE = 4500; // milliseconds
// Browsers open six connections to a host. A page that nobody sees gives its own back, and catches up when it is seen.
const HIDDEN_FOR = 30_000;

/** @type {EventSource | null} */
let source = null;
// The number of the event that the page shows; empty before the first connection.
let lastId = "";
let retry = 0;
let rest = 0;
let silence = 0;
/** @type {Refresh} */
let refresh = async () => true;
// Whether the page waits to be made anew: what it shows is then older than the events that it hears.
let isOutdated = false;
// Whether nothing moves until then, because it waits for the answer of somebody who has to leave.
let isStill = false;
/** What is drawn of the page. */
const DRAWN = new Set(["style", "layout", "patch", "findings"]);

/**
 * Says what to do when the server cannot tell what changed; call it once, before `connect`.
 *
 * @param {Refresh} action
 */
export function onRefresh(action) {
  refresh = action;
}

/**
 * What the patches of this task have changed; null while there were none.
 *
 * @type {Set<HTMLElement> | null}
 */
let patched = null;

/** @param {string} data */
function patch(data) {
  patched ??= new Set();
  for (const element of applyPatches(JSON.parse(data))) patched.add(element);
}

// A thousand messages may arrive at once, and whoever hears of a change measures and scrolls: once for all of them.
const inTurn = turns(() => {
  const elements = patched;
  patched = null;
  if (elements) changed.tell([...elements].filter(({ isConnected }) => isConnected));
});

/** Listens to the events of the page's own view, from the version that the page shows. */
export function connect() {
  show(document.body.dataset.since ?? "");
  open();
}

/** @param {string} id  The event that the page shows now. */
function show(id) {
  lastId = id;
  nowShows(Number(id));
}

/** @param {Anew} options */
async function makeAnew(options) {
  const asked = source;
  await answered();
  if (asked !== source) return;
  // From what the page still shows: the server says again what it missed.
  if (!(await refresh(options)) && asked === source) retry = setTimeout(open, RETRY);
}

function open() {
  close();
  isOutdated = false;
  const query = shownQuery();
  query.set("since", lastId);
  const untold = followView();
  if (untold) {
    query.set("told", String(untold.told));
    query.set("drawn", String(untold.drawn));
  }
  const own = new EventSource(`${document.body.dataset.events}?${query}`);
  source = own;
  /**
   * @param {string} name
   * @param {(data: string) => void} action
   */
  const on = (name, action) =>
    own.addEventListener(name, ({ data, lastEventId }) => inTurn(() => {
      // A stream that was replaced may still have had an event on its way.
      if (own !== source) return;
      hear();
      if (isOutdated && isStill && DRAWN.has(name)) return;
      action(data);
      if (!isOutdated && lastEventId) show(lastEventId);
    }));
  on("clock", (data) => {
    setClock(Number(data));
    heardAll();
  });
  on("style", (data) => setStyle("theme-values", data));
  on("layout", (data) => setStyle("layout", data));
  on("patch", patch);
  on("findings", (data) => showFindings(JSON.parse(data)));
  on("log", addToLog);
  on("toast", (data) => news("toast", JSON.parse(data)).forEach(showToast));
  on("alert", (data) => news("alert", JSON.parse(data)).forEach(showAlert));
  on("refresh", (data) => {
    const closes = data === "popup";
    isStill = closes || (isOutdated && isStill);
    isOutdated = true;
    if (closes) removePopup();
    makeAnew({ forgets: data === "all", closes });
  });
  on("whisper", (data) => whispered.tell(JSON.parse(data)));
  on("beat", () => {});
  own.onopen = () => own === source && hear();
  own.onerror = () => inTurn(() => {
    if (own !== source) return;
    clearTimeout(silence);
    setConnection("lost", "reconnecting");
    // The browser itself comes back after a broken connection, but not after a refusal.
    if (own.readyState === EventSource.CLOSED) {
      clearTimeout(retry);
      retry = setTimeout(open, RETRY);
    }
  });
}

function close() {
  clearTimeout(retry);
  clearTimeout(silence);
  source?.close();
  source = null;
}

/** The server is there: it says something at least every two seconds. */
function hear() {
  clearTimeout(silence);
  silence = setTimeout(() => setConnection("lost", "silent"), SILENCE);
  setConnection("live", "live");
}

document.addEventListener("visibilitychange", () => {
  clearTimeout(rest);
  if (document.hidden) rest = setTimeout(close, HIDDEN_FOR);
  else if (!source && lastId) open();
});
