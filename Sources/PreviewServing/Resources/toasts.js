// Short messages over the scene.

/**
 * @typedef {object} Toast
 * @property {"notice" | "warning" | "error"} kind
 * @property {string} text
 */

const SHOWN_FOR = 4000;
const AT_ONCE = 4;

/**
 * Shows a message for a moment.
 *
 * @param {Toast} toast
 */
export function showToast({ kind, text }) {
  const list = document.getElementById("d-toasts");
  if (!list || !text) return;
  const toast = document.createElement("div");
  toast.className = "d-toast";
  toast.dataset.kind = kind;
  toast.textContent = text;
  list.append(toast);
  while (list.children.length > AT_ONCE) list.firstElementChild?.remove();
  setTimeout(() => toast.remove(), SHOWN_FOR);
}
