import type { Schemas } from "@passerelle/api";
import { LoadingScreen } from "@passerelle/ui";
import { useMe } from "@passerelle/ui/account";
import { useApplyNotice } from "@passerelle/ui/dashboard";
import { Navigate, Outlet, useSearchParams } from "react-router-dom";
import { paths } from "../paths";

/** A route for one role, as /user/me states it; while that is unknown, the home is shown (D-053). */
export function RequireRole({ allowed }: { allowed: Schemas["Role"] }) {
  const me = useMe();
  const [params] = useSearchParams();
  const role = me.data?.role;
  useApplyNotice(role === "recruiter" && allowed === "applicant" && params.has("apply"));
  if (me.isPending && me.isFetching) return <LoadingScreen />;
  return role === allowed ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}
