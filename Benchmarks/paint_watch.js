// Tells when a change has reached the screen. Runs in every page before its own scripts, and again after a reload.
//
// `paintReported` is given the value that was painted and the moment in milliseconds of the system's clock.
(() => {
  const report = (value) => {
    // A message that is posted inside an animation frame arrives after that frame was painted.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.paintReported(value, performance.timeOrigin + performance.now());
    channel.port2.postMessage(null);
  };

  // The background of one element, looked at before every frame.
  window.watchBackground = (selector) => {
    let last = null;
    const look = () => {
      const element = document.querySelector(selector);
      const value = element ? getComputedStyle(element).backgroundColor : null;
      if (value !== null && value !== last) {
        last = value;
        report(value);
      }
      requestAnimationFrame(look);
    };
    look();
  };

  // What an attribute of many elements says, each value once, looked at before every frame that shows a change.
  window.watchAttribute = (parent, selector, name) => {
    const seen = new Set();
    new MutationObserver(() => requestAnimationFrame(() => {
      for (const element of document.querySelectorAll(`${parent} ${selector}`)) {
        const value = element.getAttribute(name);
        if (seen.has(value)) continue;
        seen.add(value);
        report(value);
      }
    })).observe(document.querySelector(parent), { subtree: true, childList: true, attributes: true });
  };

  // The text of one element, looked at before every frame that shows a change: to ask for all frames costs as much as
  // the page itself.
  window.watchText = (selector) => {
    let last = null;
    let pending = false;
    const look = () => {
      pending = false;
      const value = document.querySelector(selector)?.textContent ?? null;
      if (value !== null && value !== last) {
        last = value;
        report(value);
      }
    };
    look();
    new MutationObserver(() => {
      if (pending) return;
      pending = true;
      requestAnimationFrame(look);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  };

  // Any change of, in or to an element that matches; the element itself may be replaced.
  window.watchContent = (selector) => {
    let pending = false;
    const concerns = ({ target, addedNodes }) =>
      (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest(selector) ||
      [...addedNodes].some((node) => node.nodeType === Node.ELEMENT_NODE &&
        (node.matches(selector) || node.querySelector(selector)));
    new MutationObserver((records) => {
      if (pending || !records.some(concerns)) return;
      pending = true;
      requestAnimationFrame(() => {
        pending = false;
        report("changed");
      });
    }).observe(document.body, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
  };

  const selector = "__BACKGROUND_SELECTOR__";
  if (selector) addEventListener("DOMContentLoaded", () => window.watchBackground(selector));
})();
