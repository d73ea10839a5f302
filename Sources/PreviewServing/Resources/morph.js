// Brings a part of the page up to date without replacing what is already right, so that focus, selection, scroll
// positions, open dialogs and running transitions survive.

import { syncControl } from "./edits.js";

// What the person in front of the page has changed is theirs: a new picture does not take it back.
const KEPT = { DIALOG: ["open"], DETAILS: ["open"] };

const parser = document.createElement("template");

/** The elements that the markup describes. */
export function elementsFrom(html) {
  parser.innerHTML = html;
  const elements = [...parser.content.children];
  parser.content.replaceChildren();
  return elements;
}

/** The one element that the markup describes. */
export const elementFrom = (html) => elementsFrom(html)[0];

/** Makes `from`, which is in the page, look like `to`. Answers the element that then stands in its place. */
export function morph(from, to) {
  if (from.nodeType !== to.nodeType || from.nodeName !== to.nodeName || from.id !== to.id) {
    const fresh = document.importNode(to, true);
    from.replaceWith(fresh);
    return fresh;
  }
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return from;
  }
  if (from.isEqualNode(to) && !from.matches("input, select") && !from.querySelector("input, select")) return from;
  morphAttributes(from, to);
  morphChildren(from, to);
  syncControl(from, to);
  return from;
}

/** Makes the children of `from` those of `to`. */
export function morphChildren(from, to) {
  const byId = new Map();
  for (const child of from.children) if (child.id) byId.set(child.id, child);
  const wanted = new Set();
  for (const child of to.children) if (child.id) wanted.add(child.id);

  let current = from.firstChild;
  for (const next of [...to.childNodes]) {
    const known = next.id ? byId.get(next.id) : undefined;
    if (known) {
      if (known === current) current = current.nextSibling;
      else move(from, known, current);
      morph(known, next);
      continue;
    }
    // An element that is wanted further down is not spent on this place.
    while (current?.id && !wanted.has(current.id) && current.id !== next.id) {
      const gone = current;
      current = current.nextSibling;
      gone.remove();
    }
    if (current && !current.id && !next.id && current.nodeName === next.nodeName) {
      const place = current;
      current = current.nextSibling;
      morph(place, next);
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

/** Puts a child somewhere else in its parent, with its state where the browser can. */
export function move(parent, child, before) {
  if (child.isConnected && parent.moveBefore) parent.moveBefore(child, before);
  else parent.insertBefore(child, before);
}

function morphAttributes(from, to) {
  const kept = KEPT[from.nodeName] ?? [];
  for (const { name, value } of [...to.attributes]) {
    if (!kept.includes(name) && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !kept.includes(name)) from.removeAttribute(name);
  }
}
