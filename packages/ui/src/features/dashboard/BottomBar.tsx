import { Box, chakra, Flex } from "@chakra-ui/react";
import { Anchor } from "../../components/text/Link";
import { low } from "../../theme/conditions";
import { type DashboardHrefs, entryAt, type Role, shortcuts } from "./menu-entries";
import { entryIcons } from "./menu-entry-icons";
import { useTranslations } from "./translations";
import { UnreadBadge } from "./UnreadBadge";

const Shortcut = chakra(Anchor, {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "0.5",
    h: "full",
    px: "0.5",
    color: "ink.muted",
    // Larger text grows only as far as five labels fit beside each other.
    fontSize: "min({fontSizes.2xs}, 4vw)",
    fontWeight: "medium",
    lineHeight: "1",
    letterSpacing: "tight",
    _active: { bg: "neutral.tint" },
    // A bar and heavier type, so that colour is not the only sign.
    "&[aria-current=page]": {
      color: "brand.fg",
      fontWeight: "semibold",
      _before: {
        content: '""',
        position: "absolute",
        top: "0",
        insetInline: "4",
        h: "3px",
        borderBottomRadius: "full",
        bg: "brand.fg",
      },
    },
  },
});

interface BottomBarProps {
  role: Role | undefined;
  hrefs: DashboardHrefs;
  currentPath: string;
}

/** Links to the main screens, within reach of a thumb below 1024 px, with unread counts; the menu has the others. */
export function BottomBar({ role, hrefs, currentPath }: BottomBarProps) {
  const { t, langOf } = useTranslations();
  const current = entryAt(currentPath, hrefs);
  return (
    <Box
      as="nav"
      aria-label={t("shortcuts")}
      position="sticky"
      bottom="0"
      zIndex="sticky"
      pb="env(safe-area-inset-bottom)"
      bg="surface"
      borderTopWidth="1px"
      borderColor="line"
      css={{ [low]: { position: "static" }, "@media print": { display: "none" } }}
    >
      <Flex as="ul" listStyleType="none" h="bottomBar">
        {shortcuts(role).map(({ name, label }) => {
          const Icon = entryIcons[name];
          return (
            <Box as="li" key={name} flex="1 1 auto" minW="0">
              <Shortcut href={hrefs[name]} {...(name === current && { "aria-current": "page" })}>
                <Icon size={22} aria-hidden />
                <chakra.span maxW="full" truncate lang={langOf(`shortcut.${label}`)}>
                  {t(`shortcut.${label}`)}
                </chakra.span>
                <Box position="absolute" top="0.5" insetStart="50%">
                  <UnreadBadge of={name} />
                </Box>
              </Shortcut>
            </Box>
          );
        })}
      </Flex>
    </Box>
  );
}
