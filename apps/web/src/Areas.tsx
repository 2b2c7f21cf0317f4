import { useScreenChange } from "@passerelle/ui";
import { SessionReplacedScreen } from "@passerelle/ui/auth";
import { useAtomValue } from "jotai";
import { createChunk } from "./loading/chunk";
import { Loaded } from "./loading/Loaded";
import { isInDashboard } from "./paths";
import { prefetchPage, PublicArea } from "./public/PublicArea";
import { continueAsStored, enterDashboard, sessionAtom, store, tabAtom } from "./session";

const dashboard = createChunk(() => import("./dashboard/DashboardArea"));

/** Fetches what the first page needs: what is HTML already stays until then. */
export async function prepareFirstPage(path: string) {
  if (!isInDashboard(path) || !store.get(sessionAtom)) return prefetchPage(path);
  await dashboard.prefetch();
  enterDashboard();
}

/**
 * The application has two areas, each with a router of its own, of which one is mounted at a time: React Router is
 * needed behind the login only, and its size would delay the login page. Each router hands addresses of the other
 * area over.
 */
export function Areas() {
  const { area, session } = useAtomValue(tabAtom);
  if (area === "public") return <PublicArea />;
  if (area === "replaced") return <SessionReplaced username={session.username} />;
  return (
    <Loaded chunk={dashboard} place="page">
      {({ DashboardArea }) => <DashboardArea key={session.token} token={session.token} />}
    </Loaded>
  );
}

/** A screen of its own: its heading takes the focus, so that no field catches what is still being typed. */
function SessionReplaced({ username }: { username: string }) {
  useScreenChange("session-replaced");
  return <SessionReplacedScreen username={username} onContinue={continueAsStored} />;
}
