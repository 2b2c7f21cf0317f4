import { chakra } from "@chakra-ui/react";
import { memo } from "react";
import { Anchor } from "../../components/text/Link";
import type { EntryName } from "./menu-entries";
import { entryIcons } from "./menu-entry-icons";
import { useTranslations } from "./translations";
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
export const MenuEntry = memo(function MenuEntry({ name, href, current }: MenuEntryProps) {
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

/** The row of the menu's last entry, the logout. */
export { Row as MenuRow };
