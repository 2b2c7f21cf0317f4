import { DashboardShell } from "@passerelle/ui/dashboard";
import { useAtomValue } from "jotai";
import { Outlet, useLocation } from "react-router-dom";
import { paths } from "../paths";
import { roleAtom, usernameAtom } from "../session";
import { RouterAddress } from "./RouterAddress";
import { useLogout } from "./use-logout";

/** The frame of every screen of the dashboard. */
export function Shell() {
  const username = useAtomValue(usernameAtom);
  const role = useAtomValue(roleAtom);
  const { pathname } = useLocation();
  const logout = useLogout();
  return (
    <DashboardShell user={{ username: username ?? "", role }} hrefs={paths} currentPath={pathname} onLogout={logout}>
      <RouterAddress>
        <Outlet />
      </RouterAddress>
    </DashboardShell>
  );
}
