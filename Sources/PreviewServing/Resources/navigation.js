// Another view without another page: the new page is fetched, and what differs is taken over in place.

import { forgetEdits } from "./edits.js";
import { replaceLog } from "./log.js";
import { morph } from "./morph.js";
import { setStyle } from "./patches.js";
import { respectDismissal } from "./findings.js";
import { connect } from "./stream.js";
import { showToast } from "./toasts.js";

const PARTS = ["d-bar", "d-title", "d-notes", "d-device", "d-caption", "d-overlay", "d-room", "d-findings", "d-findings-label", "d-gallery"];

let latest = 0;
let ready = null;
let underway = null;

/** Fetches a view ahead of a click that is about to come. */
export function prefetch(url) {
  ready = { url: String(url), page: load(url).catch(() => null) };
}

/**
 * Shows the view of a URL. `then` runs when it is in place; a page that `forgets` gives up a log that was cleared.
 *
 * Promises whether the server could be asked.
 */
export function show(url, options = {}) {
  const run = fetchAndTake(url, options).finally(() => {
    if (underway === run) underway = null;
  });
  underway = run;
  return run;
}

/** Fetches the page's own URL again and takes over what differs; a view that is being fetched anyway is new enough. */
export const refresh = (options = {}) => underway ?? show(location.href, { push: false, ...options });

async function fetchAndTake(url, { push = true, forgets = false, then = () => {} }) {
  const mine = ++latest;
  const fetched = ready?.url === String(url) ? ready.page : null;
  ready = null;
  let page;
  try {
    page = (await fetched) ?? (await load(url));
  } catch (error) {
    // Without a server the page that is there is worth more than the browser's error.
    if (error instanceof TypeError) showToast({ kind: "error", text: "The preview is not reachable." });
    else location.assign(url);
    return !(error instanceof TypeError);
  }
  // A later choice overtook this one.
  if (mine !== latest) return true;
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
