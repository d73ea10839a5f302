// Brings a part of the page up to date without replacing what is already right, so that focus, selection, scroll
// positions, open dialogs and running transitions survive.

import { syncControl } from "./edits.js";

/**
 * What the person in front of the page has changed is theirs: a new picture does not take it back.
 *
 * @type {Record<string, string[]>}
 */
const KEPT = { DIALOG: ["open"], DETAILS: ["open"] };

const parser = document.createElement("template");

/**
 * The elements that the markup describes.
 *
 * @param {string} html
 */
export function elementsFrom(html) {
  parser.innerHTML = html;
  const elements = [...parser.content.children];
  parser.content.replaceChildren();
  return elements;
}

/**
 * The one element that the markup describes.
 *
 * @param {string} html
 */
export const elementFrom = (html) => elementsFrom(html)[0];

/**
 * Makes `from`, which is in the page, look like `to`.
 *
 * @template {Element} E
 * @param {E} from
 * @param {Element} to
 * @returns {E}  The element that then stands in its place.
 */
export function morph(from, to) {
  if (from.nodeName !== to.nodeName || from.id !== to.id) return /** @type {E} */ (replace(from, to));
  // What the page itself has put there.
  if (from instanceof HTMLElement && from.dataset.own !== undefined) return from;
  if (from.isEqualNode(to) && !from.matches("input, select") && !from.querySelector("input, select")) return from;
  morphAttributes(from, to);
  morphChildren(from, to);
  syncControl(from, to);
  return from;
}

/**
 * Makes the children of `from` those of `to`.
 *
 * @param {Element} from
 * @param {Element} to
 */
export function morphChildren(from, to) {
  /** @type {Map<string, Element>} */
  const byId = new Map();
  for (const child of from.children) if (child.id) byId.set(child.id, child);
  /** @type {Set<string>} */
  const wanted = new Set();
  for (const child of to.children) if (child.id) wanted.add(child.id);

  let current = from.firstChild;
  for (const next of [...to.childNodes]) {
    const id = idOf(next);
    const known = byId.get(id);
    if (known) {
      if (known === current) current = current.nextSibling;
      else move(from, known, current);
      morphNode(known, next);
      continue;
    }
    // An element that is wanted further down is not spent on this place.
    while (current && idOf(current) && !wanted.has(idOf(current)) && idOf(current) !== id) {
      const gone = current;
      current = current.nextSibling;
      gone.remove();
    }
    if (current && !idOf(current) && !id && current.nodeName === next.nodeName) {
      const place = current;
      current = current.nextSibling;
      morphNode(place, next);
    } else {
      from.insertBefore(document.importNode(next, true), current);
    }
  }
  while (current) {
    const gone = current;
    current = current.nextSibling;
    gone.remove();
  }
}

/**
 * Puts a child somewhere else in its parent, with its state where the browser can.
 *
 * @param {ParentNode & { moveBefore?: (child: Node, before: Node | null) => void }} parent
 * @param {Node} child
 * @param {Node | null} before  null for the end.
 */
export function move(parent, child, before) {
  if (child.isConnected && parent.moveBefore) parent.moveBefore(child, before);
  else parent.insertBefore(child, before);
}

/**
 * @param {ChildNode} from
 * @param {ChildNode} to
 */
function morphNode(from, to) {
  if (from instanceof Element && to instanceof Element) morph(from, to);
  else if (from.nodeType !== to.nodeType) replace(from, to);
  else if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
}

/**
 * @param {ChildNode} from
 * @param {ChildNode} to
 */
function replace(from, to) {
  const fresh = document.importNode(to, true);
  from.replaceWith(fresh);
  return fresh;
}

/**
 * @param {Element} from
 * @param {Element} to
 */
function morphAttributes(from, to) {
  const kept = KEPT[from.nodeName] ?? [];
  for (const { name, value } of [...to.attributes]) {
    if (!kept.includes(name) && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !kept.includes(name)) from.removeAttribute(name);
  }
}

/**
 * The identifier of an element; empty for one without, and for text.
 *
 * @param {Node} node
 */
const idOf = (node) => (node instanceof Element ? node.id : "");
