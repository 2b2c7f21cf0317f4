import { dashboard } from "../dashboard-chunk";
import { savesData } from "../loading/fetch-when-idle";
import { prefetchPublicApi } from "./api";

/**
 * Fetches what follows a login once somebody is in a field before it; nothing for who saves data. As it is imported: the
 * first page is spared the code.
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
  // They may have been faster than this.
  fetchFromFirstField();
}
