import type { Schemas } from "@passerelle/api";
import { LoadingScreen } from "@passerelle/ui";
import { useMe } from "@passerelle/ui/account";
import { useAtomValue } from "jotai";
import { Navigate, Outlet } from "react-router-dom";
import { paths } from "../paths";
import { roleAtom } from "../session";

/**
 * A route of one role. /user/me decides; where it cannot be read, what the session knows does, so that the address stays
 * and the screen says what failed. The server refuses every other role's calls in any case.
 */
export function RequireRole({ allowed }: { allowed: Schemas["Role"] }) {
  const me = useMe();
  const known = useAtomValue(roleAtom);
  // Not again once it has failed: the screen asks too, and would go on beginning anew.
  if (me.isPending && me.errorUpdateCount === 0) return <LoadingScreen />;
  return (me.data?.role ?? known) === allowed ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}
