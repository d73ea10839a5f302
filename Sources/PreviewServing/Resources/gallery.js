// The gallery's script: another theme in place, and every save.

import { refresh } from "./navigation.js";
import { startPaging } from "./paging.js";
import { connect, onRefresh } from "./stream.js";
import { startView } from "./view.js";

startView();
startPaging();
onRefresh(refresh);
connect();
