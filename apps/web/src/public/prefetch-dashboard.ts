import { dashboard } from "../dashboard-chunk";
import { savesData } from "../loading/fetch-when-idle";
import { prefetchPublicApi } from "./api";

/**
 * Prefetches the dashboard once the user focuses a field of a form before the login, unless they save data. Runs on
 * import, which keeps the code out of the first page.
 */
function fetchFromFirstField() {
  if (!document.activeElement?.matches("form input")) return;
  document.removeEventListener("focusin", fetchFromFirstField);
  void prefetchPublicApi();
  void fetchDashboard();
}

async function fetchDashboard() {
  const part = await dashboard.prefetch();
  await part?.prefetchHome();
}

if (!savesData()) {
  document.addEventListener("focusin", fetchFromFirstField);
  // A field may already have the focus.
  fetchFromFirstField();
}
