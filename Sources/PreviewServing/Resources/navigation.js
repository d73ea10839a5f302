// Another view without another page: the new page is fetched, and what differs is taken over in place.

import { answered, isAsking } from "./alerts.js";
import { forgetEdits } from "./edits.js";
import { replaceLog } from "./log.js";
import { morph } from "./morph.js";
import { setStyle } from "./patches.js";
import { respectDismissal } from "./findings.js";
import { connect } from "./stream.js";
import { showToast } from "./toasts.js";

const PARTS = ["d-bar", "d-title", "d-notes", "d-device", "d-caption", "d-overlay", "d-room", "d-findings", "d-findings-label", "d-gallery"];

let ready = null;
// The run that was started last: the others were overtaken.
let latest = { isUnderway: false };

/** Fetches a view ahead of a click that is about to come. */
export function prefetch(url) {
  ready = { url: String(url), page: load(url).catch(() => null) };
}

/**
 * Shows the view of a URL; `then` runs when it is in place.
 *
 * Promises whether the server could be asked.
 */
export const show = (url, options = {}) => start(url, options, new URL(url, location.href).search);

/** The query of the view that is shown, or will be in a moment: what is chosen next starts from there. */
export const chosenView = () => new URLSearchParams((latest.isUnderway && latest.query) || document.body.dataset.view);

/**
 * Fetches the page's own URL again and takes over what differs; a view that is being fetched anyway is new enough.
 *
 * A page that `forgets` gives up a log that was cleared.
 */
export function refresh(options = {}) {
  return latest.isUnderway ? latest.end : start(location.href, { push: false, ...options });
}

function start(url, options, query) {
  const run = { isUnderway: true, query };
  latest = run;
  run.end = fetchAndTake(url, options, run).finally(() => { run.isUnderway = false; });
  return run.end;
}

async function fetchAndTake(url, { push = true, forgets = false, then = () => {} }, run) {
  const fetched = ready?.url === String(url) ? ready.page : null;
  ready = null;
  let page;
  try {
    page = (await fetched) ?? (await load(url));
    // The last picture stays until a message has been answered, and what was fetched before is older than the answer.
    while (isAsking()) {
      await answered();
      page = await load(url);
    }
  } catch (error) {
    if (run !== latest) return latest.end;
    // Without a server the page that is there is worth more than the browser's error.
    if (error instanceof TypeError) showToast({ kind: "error", text: "The preview is not reachable." });
    else location.assign(url);
    return !(error instanceof TypeError);
  }
  // A later choice overtook this one.
  if (run !== latest) return latest.end;
  if (push) history.pushState(null, "", ownAddress(page) ?? url);
  take(page, forgets);
  connect();
  then();
  return true;
}

async function load(url) {
  const response = await fetch(url, { headers: { Accept: "text/html" } });
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) throw new Error(response.statusText);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

// What a form asks for is more than the view that it gets.
const ownAddress = (page) => page.body.dataset.view && `${location.pathname}?${page.body.dataset.view}`;

function take(page, forgets) {
  // A page without a scene has other parts and another script.
  if (page.querySelector("main")?.id !== document.querySelector("main")?.id) return location.reload();
  document.title = page.title;
  const root = document.documentElement;
  root.dataset.scheme = page.documentElement.dataset.scheme;
  const isSameRoom = document.body.dataset.room === page.body.dataset.room;
  if (document.body.dataset.view !== page.body.dataset.view) forgetEdits();
  for (const [name, value] of Object.entries(page.body.dataset)) document.body.dataset[name] = value;
  for (const style of page.querySelectorAll("style")) setStyle(style.id, style.textContent);
  const token = page.querySelector('meta[name="diorama-token"]');
  if (token) document.querySelector('meta[name="diorama-token"]').content = token.content;
  for (const id of PARTS) {
    const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (old && fresh) morph(old, fresh);
  }
  const [log, freshLog] = [document.getElementById("d-log"), page.getElementById("d-log")];
  // The fetched log ends where the next stream begins. One that was cleared stays so, in its room.
  if (log && freshLog && (forgets || !isSameRoom || log.dataset.cleared === undefined)) {
    replaceLog(freshLog);
  }
  respectDismissal();
  document.dispatchEvent(new CustomEvent("diorama:changed"));
}
