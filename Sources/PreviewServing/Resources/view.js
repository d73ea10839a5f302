// The controls that say what is seen, and popups, which are part of it.

import { chosenView, prefetch, show } from "./navigation.js";

/** Makes the form of the top bar show its view in place. */
export function startView() {
  const form = () => document.getElementById("d-view");
  document.addEventListener("change", (event) => {
    if (event.target.form?.id === "d-view") show(address(form(), event.target));
  });
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "d-view") return;
    event.preventDefault();
    show(address(form(), event.submitter));
  });
  addEventListener("popstate", () => show(location.href, { push: false }));

  document.addEventListener("pointerdown", (event) => {
    const opener = event.target.closest?.("#scene [data-opens]");
    if (opener && event.button === 0) prefetch(popupAddress(opener.dataset.opens));
  });
  document.addEventListener("click", (event) => {
    const opener = event.target.closest("#scene [data-opens]");
    if (opener) toggle(opener.dataset.opens);
    // The mask lies over the scene; the screen around it closes the popup as well.
    else if (event.target.closest(".d-screen") && !event.target.closest(".placed")) closePopup();
  });
}

/** Closes the open popup; answers whether there was one. */
export function closePopup() {
  const anchor = openAnchor();
  if (anchor) toggle(anchor);
  return Boolean(anchor);
}

const openAnchor = () => chosenView().get("open");

function toggle(anchor) {
  const closes = openAnchor() === anchor;
  show(popupAddress(anchor), {
    then: () => {
      const target = closes ? document.querySelector(`[data-opens="${CSS.escape(anchor)}"]`) : document.querySelector("[data-popup]");
      if (target && !target.contains(document.activeElement)) focusInto(target);
    },
  });
}

function focusInto(element) {
  if (element.matches("button, a, input, select")) return element.focus({ preventScroll: true });
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function popupAddress(anchor) {
  const query = chosenView();
  if (query.get("open") === anchor) query.delete("open");
  else query.set("open", anchor);
  return location.pathname + "?" + query;
}

// The server tells what was chosen from what the scene before brought along.
function address(form, control) {
  const query = new URLSearchParams(new FormData(form));
  query.set("open", openAnchor() ?? "");
  if (control?.name === "user") query.delete("open");
  for (const [name, value] of [...query]) if (!value) query.delete(name);
  return location.pathname + "?" + query;
}
