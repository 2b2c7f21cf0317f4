import { ProfileScreen } from "@passerelle/ui/profiles";
import { dashboardHrefs } from "../dashboard/dashboard-paths";

export function Profile() {
  return <ProfileScreen hrefs={dashboardHrefs} />;
}
