// Short messages over the stage.

const SHOWN_FOR = 4000;
const AT_ONCE = 4;

/** Shows `{kind, text}`; the kinds are notice, warning and error. */
export function showToast({ kind = "notice", text }) {
  const list = document.getElementById("d-toasts");
  if (!list || !text) return;
  const toast = document.createElement("div");
  toast.className = "d-toast";
  toast.dataset.kind = kind;
  toast.textContent = text;
  list.append(toast);
  while (list.children.length > AT_ONCE) list.firstElementChild.remove();
  setTimeout(() => toast.remove(), SHOWN_FOR);
}
