import { ProfileScreen } from "@passerelle/ui/profiles";
import { dashboardHrefs } from "../dashboard/hrefs";

export function Profile() {
  return <ProfileScreen hrefs={dashboardHrefs} />;
}
