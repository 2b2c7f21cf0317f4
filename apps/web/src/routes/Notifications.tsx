import { useMe } from "@passerelle/ui/account";
import { NotificationsScreen } from "@passerelle/ui/notifications";
import { hrefOfTarget } from "../dashboard/target-href";

export { prefetchNotifications as prefetchData } from "@passerelle/ui/notifications";

export function Notifications() {
  const role = useMe().data?.role;
  return <NotificationsScreen hrefOf={(target) => hrefOfTarget(target, role)} />;
}
