import { Stack } from "@chakra-ui/react";
import { LogOut } from "lucide-react";
import { CountBadge } from "../../components/CountBadge";
import { useUnreadMessagesCount } from "../messages";
import { useUnreadNotificationsCount } from "../notifications";
import { type DashboardHrefs, entryAt, entryGroups, type EntryName, type Role } from "./menu-entries";
import { MenuEntry, MenuRow } from "./MenuEntry";
import { useTranslations } from "./translations";

export interface MenuProps {
  role: Role | undefined;
  hrefs: DashboardHrefs;
  currentPath: string;
  onLogout: () => void;
}

/** The menu of a role, with red counts of what is unread. */
export function Menu({ role, hrefs, currentPath, onLogout }: MenuProps) {
  const { t, langOf } = useTranslations();
  const current = entryAt(currentPath, hrefs);
  return (
    <Stack as="nav" aria-label={t("menu")} gap="3" px="3" py="2">
      {entryGroups(role).map((names) => (
        <Stack key={names[0]} as="ul" listStyleType="none" gap="0.5">
          {names.map((name) => (
            <li key={name}>
              <MenuEntry name={name} href={hrefs[name]} current={name === current} badge={<UnreadBadge of={name} />} />
            </li>
          ))}
        </Stack>
      ))}
      <MenuRow asChild>
        <button type="button" onClick={onLogout}>
          <LogOut size={19} aria-hidden />
          <span lang={langOf("logout")}>{t("logout")}</span>
        </button>
      </MenuRow>
    </Stack>
  );
}

function UnreadBadge({ of }: { of: EntryName }) {
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
