// Inspecting: hold Alt, or press the button, and point.

import { elementFrom, morph } from "./morph.js";
import { selectTab } from "./panel.js";

let isPressed = false;
let isAlt = false;
let shown = null;
let asked = 0;
let wait = 0;

const button = () => document.getElementById("d-inspect");
const isActive = () => isPressed || isAlt;

/** Starts to listen. */
export function startInspector() {
  if (!button()) return;
  document.addEventListener("click", (event) => {
    if (event.target.closest("#d-inspect")) setPressed(!isPressed);
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Alt") setAlt(true);
  });
  addEventListener("keyup", (event) => {
    if (event.key === "Alt") {
      // The browser's menu would take the focus otherwise.
      event.preventDefault();
      setAlt(false);
    }
  });
  addEventListener("blur", () => setAlt(false));
  document.addEventListener("pointermove", (event) => isActive() && point(event.target));
  document.addEventListener("focusin", (event) => isActive() && point(event.target));
  // While inspecting, a click chooses instead of acting.
  for (const name of ["pointerdown", "click"]) {
    addEventListener(name, (event) => {
      if (!isActive() || !event.target.closest?.("#d-device")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (name !== "click") return;
      point(event.target);
      // Now: what was chosen may not have been rested on.
      clearTimeout(wait);
      ask();
      setPressed(false);
    }, true);
  }
  addEventListener("resize", () => place());
  document.addEventListener("diorama:changed", () => {
    place();
    button()?.setAttribute("aria-pressed", String(isPressed));
  });
}

/** Ends inspecting; answers whether it was on. */
export function stopInspecting() {
  if (!isPressed && !shown) return false;
  const wasOn = isPressed;
  setPressed(false);
  return wasOn;
}

function setPressed(value) {
  isPressed = value;
  button().setAttribute("aria-pressed", String(value));
  update();
}

function setAlt(value) {
  if (isAlt === value) return;
  isAlt = value;
  update();
}

function update() {
  document.body.classList.toggle("d-inspecting", isActive());
  if (isActive()) return;
  shown = null;
  place();
}

function point(target) {
  const component = target.closest?.("#scene .widget, #scene > .placed");
  if (!component) return;
  const element = target.closest("[data-keys], [data-shows], .widget, .placed");
  if (shown?.element === element) return;
  shown = { component, element };
  place();
  selectTab("d-tab-inspect");
  clearTimeout(wait);
  // Pointing crosses many elements; only the one it rests on is asked about.
  wait = setTimeout(ask, 30);
}

async function ask() {
  const mine = ++asked;
  const { component, element } = shown ?? {};
  if (!component) return;
  const query = new URLSearchParams(document.body.dataset.view);
  query.set("component", component.dataset.id);
  const within = (name) => (element === component ? "" : (element.closest(`[data-${name}], .widget, .placed`)?.dataset[name] ?? ""));
  query.set("keys", within("keys"));
  query.set("shows", within("shows"));
  try {
    const response = await fetch(`/inspect?${query}`);
    const html = await response.text();
    if (mine === asked && response.ok) morph(document.getElementById("d-inspected"), elementFrom(html));
  } catch {
    // The status says that the preview does not answer.
  }
}

function place() {
  const { component, element } = shown ?? {};
  outline("component", component !== element ? component : null);
  outline("element", element);
}

/** What a part is called: by the first property behind it, or by its component. */
function name(target) {
  const key = (target.dataset.keys ?? target.dataset.shows)?.split(" ")[0].replace("/", "");
  return target.dataset.component ?? (key || target.closest("[data-component]")?.dataset.component) ?? "";
}

function outline(part, target) {
  let box = document.querySelector(`.d-highlight[data-part="${part}"]`);
  if (!target?.isConnected) return box && (box.hidden = true);
  if (!box) {
    box = document.createElement("div");
    box.className = "d-highlight";
    box.dataset.part = part;
    box.setAttribute("aria-hidden", "true");
    box.append(document.createElement("span"));
    document.body.append(box);
  }
  const { left, top, width, height } = target.getBoundingClientRect();
  box.hidden = false;
  box.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  // Towards the panel there is more room on the left.
  box.classList.toggle("d-end", left > innerWidth / 2);
  box.firstChild.textContent = name(target);
}
