// Times that run and warnings that fall due, on the room's clock.

let offset = 0;
// What the page says of it. The server's word, which comes with the events, is better: this machine may have another time.
let stated = 0;
let timer = 0;
const warned = new Set();

const TIMED = "[data-runs-from], [data-runs-until], [data-room-clock], [data-warns-at]";
// The elements that show a time or warn at one: a search through a large class every second would take milliseconds.
const timed = new Set();

/** Sets the room's time, in milliseconds since 1970. */
export function setClock(now) {
  offset = now - Date.now();
  tick();
  document.dispatchEvent(new Event("diorama:clock"));
}

/** Starts to tick; `warn` shows the text of a warning that has fallen due. */
export function startClock(warn) {
  readOffset();
  document.addEventListener("diorama:changed", ({ detail }) => {
    // Another view may be of another room.
    if (!detail) readOffset();
    collect(detail ?? [document.body]);
    paint();
  });
  showWarning = warn;
  collect([document.body]);
  // A warning of the past is not news to somebody who opens the page now.
  for (const element of timed) if (isDue(element)) warned.add(keyOf(element));
  tick();
}

let showWarning = () => {};

function readOffset() {
  const now = Number(document.body.dataset.clockOffset ?? 0);
  offset += now - stated;
  stated = now;
}

/** The room's time, in milliseconds since 1970. */
export function roomTime() {
  return Date.now() + offset;
}

function collect(roots) {
  for (const root of roots) {
    if (root.matches(TIMED)) timed.add(root);
    for (const element of root.querySelectorAll(TIMED)) timed.add(element);
  }
  for (const element of timed) if (!element.isConnected || !element.matches(TIMED)) timed.delete(element);
}

function tick() {
  clearTimeout(timer);
  paint();
  for (const element of timed) {
    if (!isDue(element) || warned.has(keyOf(element))) continue;
    warned.add(keyOf(element));
    showWarning(element.dataset.warning);
  }
  // On the second of the room, so that all pages turn together.
  timer = setTimeout(tick, 1000 - (((roomTime() % 1000) + 1000) % 1000) + 5);
}

/** Writes the running times; also after a patch, which brings the text of the moment when it was drawn. */
export function paint() {
  const now = roomTime();
  for (const element of timed) {
    const { runsFrom, runsUntil, roomClock, prefix, format } = element.dataset;
    if (runsFrom || runsUntil) {
      const time = runsFrom ? now - Number(runsFrom) : Number(runsUntil) - now;
      write(element, (prefix ?? "") + runningTime(Math.max(0, time), format));
    } else if (roomClock !== undefined) {
      write(element, new Date(now).toISOString().slice(11, 19));
    }
  }
}

function write(element, text) {
  if (element.firstChild?.nodeType === Node.TEXT_NODE && element.childNodes.length === 1) {
    if (element.firstChild.nodeValue !== text) element.firstChild.nodeValue = text;
  } else {
    element.textContent = text;
  }
}

/** `mm:ss`, from one hour on or in the `full` format `hh:mm:ss`. */
export function runningTime(milliseconds, format = "short") {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  if (format === "full" || seconds >= 3600) parts.unshift(Math.floor(seconds / 3600));
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

const isDue = (element) => Number(element.dataset.warnsAt) <= roomTime();
const keyOf = (element) => `${element.dataset.warnsAt} ${element.dataset.warning}`;
