import { HomeScreen } from "@passerelle/ui/dashboard";
import { dashboardHrefs } from "../dashboard/hrefs";

export function Home() {
  return <HomeScreen hrefs={dashboardHrefs} />;
}
