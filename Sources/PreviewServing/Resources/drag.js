// Moving widgets, by those who may: with the pointer, or with the arrow keys while the widget has the focus.
//
// The room hears of it once, at the end. Until it has answered, what the person did stays on the screen: a patch that
// comes meanwhile brings everything else up to date.

import { isShown } from "./edits.js";
import { send } from "./server.js";

const STEP = 8; // points for one press of an arrow key, as the grid of the tool; one with Shift
const SLACK = 3; // pixels that a click may wobble
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const CONTROLS = "a, button, input, select, label, summary, dialog, [contenteditable], [data-action], [data-hold], [data-asks]";

// The gesture that goes on; `keys` for one of the keyboard.
let gesture = null;
// The widgets that stand where a person has put them, by the element's id.
const held = new Map();

/** Starts to listen. */
export function startDragging() {
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", (event) => gesture?.pointer === event.pointerId && finish());
  document.addEventListener("pointercancel", (event) => gesture?.pointer === event.pointerId && cancel());
  document.addEventListener("keydown", step);
  document.addEventListener("keyup", (event) => gesture?.keys?.delete(event.key) && !gesture.keys.size && finish());
  document.addEventListener("focusout", (event) => gesture?.keys && event.target.id === gesture.id && finish());
  // Before everything else that Escape closes.
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !gesture) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cancel();
  }, true);
  document.addEventListener("diorama:changed", keepPlaces);
  document.addEventListener("diorama:shown", settle);
}

function press(event) {
  const widget = event.target.closest?.("[data-drags]");
  if (!widget || gesture || event.button !== 0 || !event.isPrimary || isControl(event, widget)) return;
  const { left, top } = widget.getBoundingClientRect();
  const [x, y] = [event.clientX, event.clientY];
  gesture = { id: widget.id, pointer: event.pointerId, x, y, grabX: x - left, grabY: y - top };
}

function isControl({ target, offsetX, offsetY }, widget) {
  const control = target.closest(CONTROLS);
  const isOnScrollbar = offsetX > target.clientWidth || offsetY > target.clientHeight;
  const scrolls = /auto|scroll/.test(getComputedStyle(target).overflow);
  return (control && widget.contains(control)) || (scrolls && isOnScrollbar);
}

function move(event) {
  if (gesture?.pointer !== event.pointerId) return;
  // Released where nobody heard it.
  if (!event.buttons) return cancel();
  const widget = document.getElementById(gesture.id);
  if (!widget) return;
  const [x, y] = [event.clientX, event.clientY];
  if (!gesture.place) {
    if (Math.hypot(x - gesture.x, y - gesture.y) < SLACK) return;
    // Not the widget: a patch may take it out of the page for a moment, and the pointer would be let go.
    document.documentElement.setPointerCapture(event.pointerId);
  }
  const layer = widget.parentElement.getBoundingClientRect();
  put(widget, x - gesture.grabX - layer.left, y - gesture.grabY - layer.top);
}

function step(event) {
  const arrow = ARROWS[event.key];
  const widget = event.target;
  if (!arrow || event.altKey || event.ctrlKey || event.metaKey || !widget.matches?.("[data-drags]")) return;
  if (gesture && gesture.id !== widget.id) return;
  gesture ??= { id: widget.id, keys: new Set() };
  if (!gesture.keys) return;
  event.preventDefault();
  gesture.keys.add(event.key);
  const [layer, own] = [widget.parentElement, widget].map((element) => element.getBoundingClientRect());
  const length = (event.shiftKey ? 1 : STEP) * (own.width / widget.offsetWidth || 1);
  put(widget, own.left - layer.left + arrow[0] * length, own.top - layer.top + arrow[1] * length);
}

// Shows the widget of the gesture at a place in its layer, or as near to it as the layer allows. A position is a fraction
// of the free travel, whatever the scale of the screen.
function put(widget, left, top) {
  const [layer, own] = [widget.parentElement, widget].map((element) => element.getBoundingClientRect());
  const fraction = (part, whole) => (whole > 0 ? rounded(Math.min(Math.max(part / whole, 0), 1)) : 0);
  gesture.place = { x: fraction(left, layer.width - own.width), y: fraction(top, layer.height - own.height) };
  const hold = held.get(widget.id) ?? { server: widget.getAttribute("style") };
  held.set(widget.id, { ...hold, place: gesture.place, isDragged: true, shownBy: undefined });
  show(widget);
}

const rounded = (value) => Math.round(value * 1e4) / 1e4;

function show(widget) {
  const hold = held.get(widget.id);
  widget.classList.toggle("is-dragged", hold.isDragged);
  widget.style.setProperty("--x", hold.place.x);
  widget.style.setProperty("--y", hold.place.y);
  hold.written = widget.getAttribute("style");
}

function finish() {
  const { id, place } = gesture;
  gesture = null;
  const widget = document.getElementById(id);
  if (place && widget) push(widget, place);
}

async function push(widget, place) {
  const [layer, own] = [widget.parentElement, widget].map((element) => element.getBoundingClientRect());
  const hold = held.get(widget.id);
  hold.isDragged = false;
  hold.shownBy = Infinity;
  hold.view = document.body.dataset.view;
  show(widget);
  const size = { width: rounded(own.width / layer.width || 0), height: rounded(own.height / layer.height || 0) };
  const values = Object.fromEntries(Object.entries({ ...place, ...size }).map(([name, value]) => [name, String(value)]));
  const component = widget.parentElement.closest("[data-id]").dataset.id;
  hold.shownBy = await send("/command", { component, action: "move", argument: widget.dataset.widget, values });
  settle();
}

// What has been moved since by other hands, or was refused, stands where the room says.
function settle() {
  for (const [id, hold] of held) if (hold.shownBy !== undefined && isShown(hold.shownBy)) letGo(id);
}

function cancel() {
  const { id, place } = gesture;
  gesture = null;
  if (place) letGo(id);
}

// Shows a widget where the room says that it stands.
function letGo(id) {
  const widget = document.getElementById(id);
  widget?.classList.remove("is-dragged");
  widget?.setAttribute("style", held.get(id).server);
  held.delete(id);
}

// After a patch: what is being moved stays under the hand, and what was moved stays until the page shows the last move.
function keepPlaces() {
  for (const [id, hold] of held) {
    const widget = document.getElementById(id);
    if (!widget?.matches("[data-drags]")) {
      held.delete(id);
      if (gesture?.id === id) gesture = null;
      continue;
    }
    const style = widget.getAttribute("style");
    if (style !== hold.written) hold.server = style;
    // Another view counts its events in another way.
    if (hold.shownBy !== undefined && hold.view !== document.body.dataset.view) letGo(id);
    else show(widget);
  }
  if (gesture && !document.getElementById(gesture.id)) gesture = null;
}
