// Panels that take turns in one place: `data-selects` names the one that a click shows.

import { all, closest, focus } from "./dom.js";
import { changed } from "./signals.js";

/**
 * The panel that a person has chosen in each place, by the identifiers of both.
 *
 * @type {Map<string, string>}
 */
const chosen = new Map();

const STEPS = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1 });

/** Starts to listen. */
export function startTabs() {
  document.addEventListener("click", (event) => {
    const button = closest(event, "[data-selects]");
    const place = placeOf(button);
    if (!button || !place) return;
    chosen.set(place.id, button.dataset.selects ?? "");
    show(place);
    changed.tell([place]);
  });
  document.addEventListener("keydown", (event) => {
    const tab = closest(event, '[role="tab"][data-selects]');
    const tabs = tab ? all(tab.parentElement ?? tab, ':scope > [role="tab"][data-selects]') : [];
    const next = tab && tabs[tabs.indexOf(tab) + (STEPS[event.key] ?? NaN)];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.click();
    focus(next);
  });
  changed.on(() => {
    for (const id of chosen.keys()) {
      const place = document.getElementById(id);
      if (place) show(place);
      else chosen.delete(id);
    }
  });
}

/**
 * The element in which the panel of a button takes turns.
 *
 * @param {HTMLElement | null} button
 */
const placeOf = (button) => document.getElementById(button?.dataset.selects ?? "")?.parentElement;

/**
 * Shows the panel that was chosen, as far as it is still there.
 *
 * @param {HTMLElement} place
 */
function show(place) {
  const panels = all(place, ':scope > [role="tabpanel"]');
  const panel = panels.find(({ id }) => id === chosen.get(place.id));
  if (!panel) return;
  for (const one of panels) if (one.hidden !== (one !== panel)) one.hidden = one !== panel;
  for (const tab of all(place, '[role="tab"][data-selects]')) {
    const isSelected = tab.dataset.selects === panel.id;
    tab.setAttribute("aria-selected", String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
  }
}
