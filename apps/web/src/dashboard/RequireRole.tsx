import type { Schemas } from "@passerelle/api";
import { LoadingScreen } from "@passerelle/ui";
import { useMe } from "@passerelle/ui/account";
import { Navigate, Outlet } from "react-router-dom";
import { paths } from "../paths";

/** A route for one role, as /user/me states it; while that is unknown, the home is shown (D-053). */
export function RequireRole({ allowed }: { allowed: Schemas["Role"] }) {
  const me = useMe();
  if (me.isPending && me.isFetching) return <LoadingScreen />;
  return me.data?.role === allowed ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}
