import { Box, Flex, HStack, Stack, chakra } from "@chakra-ui/react";
import { type ReactNode, memo, useId } from "react";
import { LogOut } from "lucide-react";
import { low } from "../../theme/conditions";
import { Brand } from "../../components/layout/Brand";
import type { Person } from "./use-person";
import { type DashboardHrefs, type EntryName, type Role, entryAt, entryGroups } from "./menu-entries";
import { useTranslations } from "./translations";
import { Avatar } from "../../components/people/Avatar";
import { Anchor } from "../../components/text/Link";
import { PersonName, handleOf } from "../../components/people/PersonName";
import { entryIcons } from "./menu-entry-icons";
import { UnreadBadge } from "./UnreadBadge";

const Row = chakra("span", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: "3",
    w: "full",
    minH: { base: "target", lg: "9" },
    px: "3",
    borderRadius: "control",
    fontWeight: "medium",
    color: "ink.muted",
    cursor: "pointer",
    "& svg": { flexShrink: 0 },
    transition: "background-color, color",
    transitionDuration: "fast",
    _hover: { bg: "neutral.tint", color: "ink" },
    // The current page has a tint, heavier type and a bar, so that colour is not the only sign.
    "&[aria-current=page]": {
      bg: "brand.tint",
      color: "brand.fg",
      fontWeight: "semibold",
      _before: {
        content: '""',
        position: "absolute",
        insetStart: "0",
        insetBlock: "2",
        w: "3px",
        borderRadius: "full",
        bg: "brand.fg",
      },
    },
  },
});

interface MenuEntryProps {
  name: EntryName;
  href: string;
  current: boolean;
}

/** A menu entry: icon, label and unread count. Memoised, so that a change of the screen re-renders only two of them. */
const MenuEntry = memo(function MenuEntry({ name, href, current }: MenuEntryProps) {
  const { t, langOf } = useTranslations();
  const Icon = entryIcons[name];
  return (
    <Row asChild>
      <Anchor href={href} {...(current && { "aria-current": "page" })}>
        <Icon size={19} aria-hidden />
        <chakra.span flex="1" lang={langOf(`entry.${name}`)}>
          {t(`entry.${name}`)}
        </chakra.span>
        <UnreadBadge of={name} />
      </Anchor>
    </Row>
  );
});

interface UserCardProps {
  person: Person;
  href: string;
  /** Whether the current page is the user's own profile. */
  current: boolean;
}

/** The current user, below the menu, with a link to their profile. */
function UserCard({ person, href, current }: UserCardProps) {
  const { t } = useTranslations();
  return (
    <HStack
      asChild
      gap="3"
      m="3"
      p="2"
      borderRadius="control"
      _hover={{ bg: "neutral.tint" }}
      css={{ "&[aria-current=page]": { bg: "brand.tint" } }}
    >
      <Anchor href={href} {...(current && { "aria-current": "page" })}>
        <Avatar name={person.name} src={person.avatar} />
        <chakra.span flex="1" minW="0" lineHeight="snug" overflowWrap="anywhere">
          <chakra.span display="block" fontWeight="semibold">
            <PersonName name={person.name} />
          </chakra.span>
          <chakra.span display="block" textStyle="xs" color="ink.muted">
            {person.role ? t(`role.${person.role}`) : handleOf(person.username)}
          </chakra.span>
        </chakra.span>
      </Anchor>
    </HStack>
  );
}

interface MenuProps {
  role: Role | undefined;
  hrefs: DashboardHrefs;
  currentPath: string;
  onLogout: () => void;
}

/** The menu of a role, with red unread counts. */
function Menu({ role, hrefs, currentPath, onLogout }: MenuProps) {
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
      <Row asChild>
        <button type="button" onClick={onLogout}>
          <LogOut size={19} aria-hidden />
          <span lang={langOf("logout")}>{t("logout")}</span>
        </button>
      </Row>
    </Stack>
  );
}

export interface SidebarProps extends Omit<MenuProps, "role"> {
  person: Person;
  /** The button that closes the drawer. */
  close?: ReactNode;
}

/** Brand, menu and the current user; beside the page or in the drawer. */
export function Sidebar({ person, close, hrefs, ...menu }: SidebarProps) {
  const id = useId();
  return (
    <Flex as="aside" aria-labelledby={id} direction="column" h="full" css={{ [low]: { h: "auto" } }}>
      {/* Large text moves the button above the name. */}
      <Flex
        wrap="wrap-reverse"
        align="center"
        justify="space-between"
        ps="5"
        pe="2"
        pt={close ? "3.5" : "5"}
        pb={close ? "1.5" : "3"}
      >
        <Box id={id}>
          <Brand />
        </Box>
        {close}
      </Flex>
      <Box flex="1" minH="0" overflowY="auto" css={{ [low]: { overflowY: "visible" } }}>
        <Menu role={person.role} hrefs={hrefs} {...menu} />
      </Box>
      <Box borderTopWidth="1px" borderColor="line">
        <UserCard person={person} href={hrefs.profile} current={menu.currentPath === hrefs.profile} />
      </Box>
    </Flex>
  );
}
