import { useAtomValue } from "jotai";
import { Navigate, Outlet } from "react-router-dom";
import { paths } from "./paths";
import { tokenAtom } from "./session";

/** The dashboard and all its children need a stored token (specification §2). */
export function RequireSession() {
  return useAtomValue(tokenAtom) ? <Outlet /> : <Navigate to={paths.login} replace />;
}
