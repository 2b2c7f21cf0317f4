import { HomeScreen } from "@passerelle/ui/dashboard";
import { useEffect } from "react";
import { dashboardHrefs } from "../dashboard/detail-paths";
import { registerServiceWorker } from "../loading/register-service-worker";

export function Home() {
  useEffect(() => void registerServiceWorker(), []);
  return <HomeScreen hrefs={dashboardHrefs} />;
}
