import type { Schemas } from "@passerelle/api";
import { LoadingScreen } from "@passerelle/ui";
import { useMe } from "@passerelle/ui/account";
import { useAtomValue } from "jotai";
import { Navigate, Outlet } from "react-router-dom";
import { paths } from "../paths";
import { roleAtom } from "../session";

/**
 * A route for one role. /user/me decides; if it cannot be read, the session's role does, so that the address stays and
 * the screen shows the failure. The server refuses calls of any other role in any case.
 */
export function RequireRole({ allowed }: { allowed: Schemas["Role"] }) {
  const me = useMe();
  const known = useAtomValue(roleAtom);
  // Not after a failure: the screen requests /user/me too, and would be unmounted again and again.
  if (me.isPending && me.errorUpdateCount === 0) return <LoadingScreen />;
  return (me.data?.role ?? known) === allowed ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}
