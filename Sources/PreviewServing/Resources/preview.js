// The preview page's script: a small module for each thing that the page does.

import { startActions } from "./actions.js";
import { startAdding } from "./adding.js";
import { startClock } from "./clock.js";
import { startDevice } from "./device.js";
import { startDragging } from "./drag.js";
import { startFields } from "./fields.js";
import { startFiles } from "./files.js";
import { dismissFindings, respectDismissal, stopOutlining } from "./findings.js";
import { startFolding } from "./folding.js";
import { startInspector, stopInspecting } from "./inspect.js";
import { refresh } from "./navigation.js";
import { startPaging } from "./paging.js";
import { startPanel } from "./panel.js";
import { startPieces } from "./pieces.js";
import { connect, onRefresh } from "./stream.js";
import { startTabs } from "./tabs.js";
import { showToast } from "./toasts.js";
import { startValidity } from "./validity.js";
import { closePopup, startView } from "./view.js";

// Actions first: what is done is done in the view that was clicked, and a view that was fetched ahead replaces it as
// soon as the listener that asks for it returns.
startActions();
startView();
startValidity();
startDevice();
startDragging();
startPaging();
startFields();
startFiles();
startTabs();
startPieces();
startAdding();
startPanel();
startFolding();
startInspector();
startClock((text) => showToast({ kind: "warning", text }));
respectDismissal();
onRefresh(refresh);
connect();

// Escape closes what lies on top; an open dialog takes it first, by itself.
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
  if (dismissFindings() || stopInspecting() || stopOutlining() || closePopup()) event.preventDefault();
});
