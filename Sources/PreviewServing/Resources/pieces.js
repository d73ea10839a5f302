// Pieces of long lists: what stands for one is replaced by it when it is about to come into sight.

import { collect, shownQuery } from "./dom.js";
import { elementsFrom } from "./morph.js";
import { fetchHTML } from "./server.js";
import { changed } from "./signals.js";

/** @type {Set<HTMLElement>} */
const waiting = new Set();

/**
 * The list of each element that is observed, with its observer: what lies outside of a list is never in sight.
 *
 * @type {WeakMap<HTMLElement, IntersectionObserver>}
 */
const observers = new WeakMap();

/** Starts to look. */
export function startPieces() {
  changed.on((roots) => watch(roots ?? [document.body]));
  watch([document.body]);
}

/** @param {HTMLElement[]} roots */
function watch(roots) {
  collect(waiting, "[data-piece]", roots);
  for (const element of waiting) if (!observers.has(element)) observe(element);
}

/** @param {HTMLElement} element */
function observe(element) {
  const options = { root: element.parentElement, rootMargin: "300px 0px" };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    fill(element);
  }, options);
  observers.set(element, observer);
  observer.observe(element);
}

/**
 * Puts a piece into the place of what stands for it; what is in sight stays where it is.
 *
 * @param {HTMLElement} element
 */
async function fill(element) {
  /** @type {HTMLElement | null} */
  const component = element.closest("[data-id]");
  const query = shownQuery();
  query.set("component", component?.dataset.id ?? "");
  query.set("piece", element.dataset.piece ?? "");
  try {
    const elements = /** @type {HTMLElement[]} */ (elementsFrom(await fetchHTML("/piece?" + query)));
    const list = element.parentElement;
    if (!list || !element.isConnected) return;
    const below = list.scrollHeight - list.scrollTop;
    // What was there already is news to nobody.
    const isLive = list.getAttribute("aria-live");
    if (isLive) list.setAttribute("aria-live", "off");
    element.replaceWith(...elements);
    list.scrollTop = list.scrollHeight - below;
    if (isLive) requestAnimationFrame(() => list.setAttribute("aria-live", isLive));
    changed.tell(elements);
  } catch {
    // Asked for again the next time that it comes into sight.
    observers.delete(element);
    setTimeout(() => element.isConnected && observe(element), 1000);
  }
}
