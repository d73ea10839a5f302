// What the modules tell each other, as events of the document: whoever tells need not know who listens.

/**
 * @template T
 * @typedef {object} Signal
 * @property {(detail: T) => void} tell
 * @property {(action: (detail: T) => void) => void} on  Calls back each time, in the order in which modules asked.
 */

/**
 * @template T
 * @param {string} name
 * @returns {Signal<T>}
 */
function signal(name) {
  return {
    tell: (detail) => void document.dispatchEvent(new CustomEvent(name, { detail })),
    on: (action) => document.addEventListener(name, (event) => action(/** @type {CustomEvent<T>} */ (event).detail)),
  };
}

/**
 * Elements of the page changed: these, or any when the page shows another view.
 *
 * @type {Signal<HTMLElement[] | null>}
 */
export const changed = signal("diorama:changed");

/**
 * The page shows a later event than before.
 *
 * @type {Signal<void>}
 */
export const shown = signal("diorama:shown");

/**
 * The store's clock was set.
 *
 * @type {Signal<void>}
 */
export const clockSet = signal("diorama:clock");

/**
 * A picture plays once beside a message: the name of its icon.
 *
 * @type {Signal<string>}
 */
export const flourished = signal("diorama:flourished");

/**
 * A page has said something in passing, in the words of the scene's kind; it may have been this one.
 *
 * @type {Signal<unknown>}
 */
export const whispered = signal("diorama:whispered");
