// Requests to the preview.

import { shownQuery } from "./dom.js";
import { showWaiting } from "./status.js";
import { text } from "./texts.js";
import { showMessage } from "./toasts.js";

/**
 * Something that was done to a component.
 *
 * @typedef {object} ActionMessage
 * @property {Record<string, string>} view  The view whose page sends it, by the names of its URL.
 * @property {string | undefined} component  The component's instance.
 * @property {string | undefined} action  What was done,
 * @property {string} [argument]  and to what in the component.
 * @property {Record<string, string>} values  The fields of the form that it was sent from.
 */

/**
 * What a control of the panel asks for: the kind of scene knows what is in it.
 *
 * @typedef {{ view: Record<string, string>, [member: string]: unknown }} PanelMessage
 */

/**
 * A message without the view that is shown, or with another one.
 *
 * @template {{ view: Record<string, string> }} M
 * @typedef {Omit<M, "view"> & Partial<M>} Draft
 */

/**
 * The answer to a change that was made.
 *
 * @typedef {object} Acceptance
 * @property {number} shownBy  The number of the event after which the view's pages show it.
 */

/**
 * The answer to a change that was not.
 *
 * @typedef {object} RefusalMessage
 * @property {string} code
 * @property {string} message  A sentence for people.
 */

// A change that is not answered must not hold back all that come after it.
const TIMEOUT = 10_000; // milliseconds

/**
 * Browsers have more than TypeScript's declarations, where these are older.
 *
 * @typedef {typeof AbortSignal & { timeout(milliseconds: number): AbortSignal }} Timeouts
 */

/** What a change is answered with that nobody has answered. */
export const UNANSWERED = -1;

/** @type {Promise<number>} */
let last = Promise.resolve(0);

/**
 * Sends a change with the view it comes from; a refusal becomes a message.
 *
 * Changes are made in the order in which they were sent: two requests at once may overtake each other on the way.
 *
 * @param {"/add" | "/command" | "/simulate" | "/reset"} path
 * @param {Draft<ActionMessage> | Draft<PanelMessage>} body
 * @param {HTMLElement} [element]  What asks, and shows that it waits.
 * @returns {Promise<number>}  The number of the event after which the view's pages show it; 0 for a refusal, and
 *   `UNANSWERED`.
 */
export function send(path, body, element) {
  const message = { view: shownView(), ...body };
  last = last.then(() => post(path, message));
  showWaiting(last, element);
  return last;
}

/** Promises that every change sent so far has been answered. */
export const sent = () => last;

/**
 * Says something in passing to all pages that look into the same store; nobody is told that it was refused.
 *
 * Nothing waits for it, and it waits for nothing: whoever says much says the next thing when this one was answered.
 *
 * @param {object} words  What the kind of scene understands.
 * @returns {Promise<boolean>}  Whether it was taken.
 */
export async function whisper(words) {
  try {
    const response = await request("/whisper", { view: shownView(), ...words });
    return response.ok;
  } catch {
    return false;
  }
}

/** The view that the page shows now, by the names of its URL. */
export const shownView = () => Object.fromEntries(shownQuery());

/**
 * The element that carries a page's secret for requests that change something.
 *
 * @param {Document} page
 * @returns {HTMLMetaElement | null}
 */
export const tokenOf = (page) => page.querySelector('meta[name="diorama-token"]');

/**
 * The markup behind an address.
 *
 * @param {string | URL} url
 * @throws {TypeError} When the server does not answer.
 * @throws {Error} When it answers with something else than markup.
 */
export async function fetchHTML(url) {
  const response = await fetch(url, { headers: { Accept: "text/html;view=nearest" } });
  if (!isOf(response, "text/html")) throw new Error(response.statusText);
  return response.text();
}

/**
 * @param {string} path
 * @param {object} message
 */
async function post(path, message) {
  try {
    const response = await request(path, message);
    if (response.ok) {
      /** @type {Acceptance} */
      const { shownBy } = await response.json();
      return shownBy;
    }
    showMessage({ kind: "error", text: await reasonOf(response) });
  } catch {
    showMessage({ kind: "error", text: text("unanswered") });
    return UNANSWERED;
  }
  return 0;
}

/**
 * @param {string} path
 * @param {object} message
 */
const request = (path, message) =>
  fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Diorama-Token": tokenOf(document)?.content ?? "" },
    body: JSON.stringify(message),
    signal: /** @type {Timeouts} */ (AbortSignal).timeout(TIMEOUT),
  });

/** @param {Response} response */
export async function reasonOf(response) {
  if (!isOf(response, "application/json")) return (await response.text()).trim();
  /** @type {RefusalMessage} */
  const { message } = await response.json();
  return message;
}

/**
 * @param {Response} response
 * @param {string} type
 */
const isOf = (response, type) => response.headers.get("Content-Type")?.startsWith(type) ?? false;
