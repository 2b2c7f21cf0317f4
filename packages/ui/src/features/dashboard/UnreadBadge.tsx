import { CountBadge } from "../../components/badges/CountBadge";
import { useUnreadMessagesCount } from "../messages";
import { useUnreadNotificationsCount } from "../notifications";
import type { EntryName } from "./menu-entries";
import { useTranslations } from "./translations";

/** A red unread count after a menu entry. */
export function UnreadBadge({ of }: { of: EntryName }) {
  if (of === "messages") return <UnreadMessages />;
  return of === "notifications" ? <UnreadNotifications /> : null;
}

function UnreadMessages() {
  const { t } = useTranslations();
  const count = useUnreadMessagesCount().data ?? 0;
  return <CountBadge count={count} label={t("unreadMessages", { count })} />;
}

function UnreadNotifications() {
  const { t } = useTranslations();
  const count = useUnreadNotificationsCount().data ?? 0;
  return <CountBadge count={count} label={t("unreadNotifications", { count })} />;
}
