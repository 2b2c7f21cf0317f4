import { LoadingScreen } from "@passerelle/ui";
import { useAtomValue } from "jotai";
import { Suspense, useState } from "react";
import { lazyRoute } from "./lazy-route";
import { PublicArea } from "./public/PublicArea";
import { tokenAtom } from "./session";

const DashboardArea = lazyRoute(() => import("./dashboard/DashboardArea"), "DashboardArea");

/**
 * The application has two areas, each with a router of its own, of which one is mounted at a time: React Router is
 * needed behind the login only, and its size would delay the login page. Each router hands addresses of the other
 * area over.
 */
export function Areas() {
  const token = useAtomValue(tokenAtom);
  const [tokenInDashboard, setTokenInDashboard] = useState<string | null>(null);
  if (!token || token !== tokenInDashboard) return <PublicArea onDashboard={() => setTokenInDashboard(token)} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <DashboardArea key={token} token={token} onLeave={() => setTokenInDashboard(null)} />
    </Suspense>
  );
}
