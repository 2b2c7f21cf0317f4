import { HomeScreen } from "@passerelle/ui/dashboard";
import { useEffect } from "react";
import { dashboardHrefs } from "../dashboard/detail-paths";
import { keepOfflinePage } from "../loading/offline-page";

export function Home() {
  useEffect(() => void keepOfflinePage(), []);
  return <HomeScreen hrefs={dashboardHrefs} />;
}
