import { useAtomValue } from "jotai";
import { dashboard } from "./dashboard-chunk";
import { Loaded } from "./loading/Loaded";
import { isInDashboard } from "./paths";
import { prefetchPage, PublicArea } from "./public/PublicArea";
import { enterDashboard, sessionAtom, store, tabAtom } from "./session";

/** Fetches the code of the first page; prerendered HTML stays until then. */
export async function prepareFirstPage(path: string) {
  if (!isInDashboard(path) || !store.get(sessionAtom)) return prefetchPage(path);
  await dashboard.prefetch();
  enterDashboard();
}

/**
 * The application has two areas, each with its own router; one is mounted at a time. Only the dashboard needs React
 * Router, whose size would delay the login page. Each router hands the other area's addresses over.
 */
export function Areas() {
  const { area, session } = useAtomValue(tabAtom);
  if (area === "public") return <PublicArea />;
  return (
    <Loaded chunk={dashboard} place="page">
      {({ DashboardArea, SessionReplaced }) =>
        area === "replaced" ? (
          <SessionReplaced username={session.username} />
        ) : (
          <DashboardArea key={session.token} token={session.token} />
        )
      }
    </Loaded>
  );
}
