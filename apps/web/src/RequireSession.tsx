import { useAtomValue } from "jotai";
import { useLayoutEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { dashboard, sessionReplaced } from "./dashboard-chunk";
import { Loaded } from "./loading/Loaded";
import { isInDashboard, paths } from "./paths";
import { enterDashboard, tabAtom } from "./session";

/** The dashboard, for a tab with a session. Other addresses lead to /login. */
export function RequireSession() {
  const { pathname } = useLocation();
  const { area, session } = useAtomValue(tabAtom);
  const token = isInDashboard(pathname) ? session?.token : undefined;
  useLayoutEffect(() => {
    if (area === "public" && token !== undefined) enterDashboard();
  }, [area, token]);
  if (!session || token === undefined) return <Navigate to={paths.login} replace />;
  if (area === "public") return null;
  if (area === "replaced")
    return (
      <Loaded key={area} chunk={sessionReplaced} place="page">
        {({ SessionReplaced }) => <SessionReplaced username={session.username} />}
      </Loaded>
    );
  return (
    <Loaded chunk={dashboard} place="page">
      {({ DashboardArea }) => <DashboardArea key={token} token={token} />}
    </Loaded>
  );
}
