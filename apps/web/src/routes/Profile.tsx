import { ProfileScreen } from "@passerelle/ui/profiles";
import { dashboardHrefs } from "../dashboard/detail-paths";

export function Profile() {
  return <ProfileScreen hrefs={dashboardHrefs} />;
}
