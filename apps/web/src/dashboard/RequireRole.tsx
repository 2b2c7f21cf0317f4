import type { Schemas } from "@passerelle/api";
import { LoadingScreen } from "@passerelle/ui";
import { useMe } from "@passerelle/ui/account";
import { Navigate, Outlet } from "react-router-dom";
import { paths } from "../paths";

/** A route of one role. /user/me decides, not what the browser stored; without an answer nobody passes. */
export function RequireRole({ allowed }: { allowed: Schemas["Role"] }) {
  const me = useMe();
  if (me.isPending) return <LoadingScreen />;
  return me.data?.role === allowed ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}
