// What every module asks of the page's elements.

/** What a person can work with. */
export const CONTROLS = "button, a, input, select, textarea";

/**
 * The nearest element around an event's target that matches, itself included; null when there is none.
 *
 * @template {Element} [E=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @returns {E | null}
 */
export function closest({ target }, selector) {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * The elements below a root that match, in the order of the page.
 *
 * @template {Element} [E=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {E[]}
 */
export function all(root, selector) {
  /** @type {NodeListOf<E>} */
  const found = root.querySelectorAll(selector);
  return [...found];
}

/**
 * Whether an element takes clicks and keys.
 *
 * @param {Element} element
 */
export const isUsable = (element) => !element.matches(':disabled, [aria-disabled="true"]');

/**
 * Gives an element the focus and leaves the page where it is scrolled to; does nothing without one.
 *
 * @param {HTMLElement | null | undefined} element
 */
export const focus = (element) => element?.focus({ preventScroll: true });

/** Gives the focus to the main part, when what had it goes away and nothing takes over. */
export const focusMain = () => focus(document.getElementById("d-main"));

/**
 * Makes an element say something; what it says already is not touched, so that a selection in it stays.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent === text) return;
  const only = element.childNodes.length === 1 ? element.firstChild : null;
  if (only?.nodeType === Node.TEXT_NODE) only.nodeValue = text;
  else element.textContent = text;
}

/**
 * Brings a set of matching elements up to date with a change below `roots`.
 *
 * Kept from change to change: a search through a large class every second would take milliseconds.
 *
 * @param {Set<HTMLElement>} found
 * @param {string} selector
 * @param {HTMLElement[]} roots
 */
export function collect(found, selector, roots) {
  for (const root of roots) {
    if (root.matches(selector)) found.add(root);
    for (const element of all(root, selector)) found.add(element);
  }
  for (const element of found) if (!element.isConnected || !element.matches(selector)) found.delete(element);
}

/**
 * What the fields of a form say, by name.
 *
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [sender]  The button that sends it, which may be a field as well.
 * @returns {Record<string, string>}
 */
export function fieldsOf(form, sender = null) {
  const Data = /** @type {new (form: HTMLFormElement, sender: HTMLElement | null) => FormData} */ (FormData);
  const data = new Data(form, sender);
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
}

/** The query of the view that the page shows, a copy. */
export const shownQuery = () => new URLSearchParams(document.body.dataset.view);
