// Work that comes in floods, done in short tasks: between two of them the page answers its reader.

const LONGEST = 8; // milliseconds of a task; its last piece of work may go beyond

/**
 * Makes a queue: what is given to it is done in order, as much in one task as time allows.
 *
 * Without a flood there is one piece of work in a task, which begins at once.
 *
 * @param {() => void} finish  Called at the end of each task, before anything is painted.
 * @returns {(work: () => void) => void}
 */
export function turns(finish) {
  /** @type {(() => void)[]} */
  const waiting = [];
  // Timers would be held back in a page that is hidden; messages are not.
  const channel = new MessageChannel();
  let isAsked = false;

  const ask = () => {
    if (isAsked || !waiting.length) return;
    isAsked = true;
    channel.port2.postMessage(null);
  };

  channel.port1.onmessage = () => {
    isAsked = false;
    const end = performance.now() + LONGEST;
    try {
      do waiting.shift()?.();
      while (waiting.length && performance.now() < end);
    } finally {
      // Work that fails takes no other work with it.
      ask();
      finish();
    }
  };

  return (work) => {
    waiting.push(work);
    ask();
  };
}
