import { useMe } from "@passerelle/ui/dashboard";
import { NotificationsScreen } from "@passerelle/ui/notifications";
import { paths } from "../paths";

export function Notifications() {
  const role = useMe().data?.role;
  const offers = role === "recruiter" ? paths.jobOffers : paths.applications;
  return <NotificationsScreen hrefOf={({ kind }) => (kind === "post" ? paths.posts : offers)} />;
}
