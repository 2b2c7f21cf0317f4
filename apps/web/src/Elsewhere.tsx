import { useAtomValue } from "jotai";
import { useLayoutEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { dashboard } from "./dashboard-chunk";
import { Loaded } from "./loading/Loaded";
import { isInDashboard, paths } from "./paths";
import { enterDashboard, tabAtom } from "./session";

/** The dashboard, for a tab with a session. Other addresses lead to /login. */
export function Elsewhere() {
  const { pathname } = useLocation();
  const { area, session } = useAtomValue(tabAtom);
  const token = isInDashboard(pathname) ? session?.token : undefined;
  useLayoutEffect(() => {
    if (area === "public" && token !== undefined) enterDashboard();
  }, [area, token]);
  if (!session || token === undefined) return <Navigate to={paths.login} replace />;
  if (area === "public") return null;
  return (
    <Loaded chunk={dashboard} place="page">
      {({ DashboardArea, SessionReplaced }) =>
        area === "replaced" ? (
          <SessionReplaced username={session.username} />
        ) : (
          <DashboardArea key={token} token={token} />
        )
      }
    </Loaded>
  );
}
