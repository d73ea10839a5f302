// What a person has set in the page stays set until the server has drawn it.
//
// A patch may have been on its way when somebody clicked: it shows the control as it was before, and must not take the
// click back. Every answer to a change names the event after which the pages show it.

// The controls that were set, with the event that shows them; no number yet while the server has not answered.
const waiting = new Map();
let latest = 0;

/** Keeps what a control says until its change is drawn. `answer` promises the number of the event, 0 for a refusal. */
export async function keepEdit(control, answer) {
  const edit = { shownBy: Infinity };
  waiting.set(control, edit);
  edit.shownBy = await answer;
  settle();
}

/** Says which event the page shows now. */
export function nowShows(event) {
  latest = Number(event);
  settle();
  document.dispatchEvent(new Event("diorama:shown"));
}

/** Whether the page shows an event already. */
export const isShown = (event) => event <= latest;

/** Gives up what was set: the page shows another view. */
export const forgetEdits = () => waiting.clear();

/** Makes a control say what another one like it says by its attributes, which are only defaults. */
export function syncControl(control, to) {
  if (control.nodeName !== "INPUT" && control.nodeName !== "SELECT") return;
  // A question that is open is being answered.
  if (isWaiting(control) || control.closest("dialog[open]")) return;
  if (control.nodeName === "INPUT") {
    if (isSwitch(control)) control.checked = to.hasAttribute("checked");
    else if (control !== document.activeElement && to.hasAttribute("value")) control.value = to.getAttribute("value");
  } else {
    const chosen = to.querySelector("option[selected]");
    if (chosen) control.value = chosen.value;
  }
}

function settle() {
  for (const [control, edit] of [...waiting]) {
    if (!isShown(edit.shownBy)) continue;
    waiting.delete(control);
    // Of a change that was refused, or done in another way, nothing more may come.
    for (const one of groupOf(control)) syncControl(one, one);
  }
}

const isWaiting = (control) => waiting.size > 0 && groupOf(control).some((one) => waiting.has(one));
const isSwitch = ({ type }) => type === "checkbox" || type === "radio";

/** The radio buttons of one choice are one control. */
function groupOf(control) {
  if (control.type !== "radio" || !control.name) return [control];
  const others = control.form?.elements ?? control.getRootNode().querySelectorAll("input[type=radio]");
  return [...others].filter((one) => one.type === "radio" && one.name === control.name && one.form === control.form);
}
