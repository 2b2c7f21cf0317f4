import { ApiContext, idle, useScreenChange } from "@passerelle/ui";
import { useEffect, useLayoutEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { leaveDashboard } from "../session";
import { publicApi } from "./api";

/** Failures are ignored here; the later use of the code reports them. */
const watchFirstField = () => import("./prefetch-dashboard").catch(() => undefined);

/** The frame of the pages before the login. */
export function PublicArea() {
  const { pathname } = useLocation();
  useScreenChange(pathname);
  useLayoutEffect(leaveDashboard, []);
  useEffect(() => void idle().then(watchFirstField), []);
  return (
    <ApiContext value={publicApi}>
      <Outlet />
    </ApiContext>
  );
}
