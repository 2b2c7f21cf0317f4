import { navigation, UnsavedChangesDialog, useScreenChange, AddressProvider } from "@passerelle/ui";
import { DashboardShell } from "@passerelle/ui/dashboard";
import { useAtomValue } from "jotai";
import { useEffect, type ReactNode } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { dashboardHrefs } from "./detail-paths";
import { keepName, sessionAtom } from "../session";
import { hrefOfTarget } from "./target-href";
import { useLeaveGuard } from "./use-leave-guard";
import { useLogout } from "./use-logout";
import { useScrollRestoration } from "./use-scroll-restoration";
import { useRouter } from "../router-context";
import { addressChanges } from "./address-changes";

function RouterAddress({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const router = useRouter();
  const address = { params: new URLSearchParams(search), ...addressChanges(router, pathname) };
  return <AddressProvider address={address}>{children}</AddressProvider>;
}

/** The frame of every screen of the dashboard. */
export function Shell() {
  const session = useAtomValue(sessionAtom);
  const role = session?.role;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  useScreenChange(pathname);
  useScrollRestoration();
  useLeaveGuard();
  const open = (href: string) => void navigate(href);
  useEffect(() => {
    navigation.open = open;
  });
  return (
    <>
      <DashboardShell
        user={{ username: session?.username ?? "", name: session?.name, role }}
        onName={keepName}
        hrefs={dashboardHrefs}
        currentPath={pathname}
        hrefOf={(target) => hrefOfTarget(target, role)}
        onOpen={open}
        onLogout={() => void logout()}
      >
        <RouterAddress>
          <Outlet />
        </RouterAddress>
      </DashboardShell>
      <UnsavedChangesDialog />
    </>
  );
}
