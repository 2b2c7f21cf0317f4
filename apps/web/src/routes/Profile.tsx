import { ProfileScreen } from "@passerelle/ui/profiles";
import { paths } from "../paths";

export function Profile() {
  return <ProfileScreen hrefs={paths} />;
}
