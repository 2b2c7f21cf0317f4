import { Stack } from "@chakra-ui/react";
import { LogOut } from "lucide-react";
import { type DashboardHrefs, entryAt, entryGroups, type Role } from "./menu-entries";
import { MenuEntry, MenuRow } from "./MenuEntry";
import { useTranslations } from "./translations";

export interface MenuProps {
  role: Role | undefined;
  hrefs: DashboardHrefs;
  currentPath: string;
  onLogout: () => void;
}

/** The menu of a role, with red unread counts. */
export function Menu({ role, hrefs, currentPath, onLogout }: MenuProps) {
  const { t, langOf } = useTranslations();
  const current = entryAt(currentPath, hrefs);
  return (
    <Stack as="nav" aria-label={t("menu")} gap="3" px="3" py="2">
      {entryGroups(role).map((names) => (
        <Stack key={names[0]} as="ul" listStyleType="none" gap="0.5">
          {names.map((name) => (
            <li key={name}>
              <MenuEntry name={name} href={hrefs[name]} current={name === current} />
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
