import { Flex, HStack, chakra } from "@chakra-ui/react";
import { usePersonName } from "../../components/people/PersonName";
import { Avatar } from "../../components/people/Avatar";
import { ColorModeMenu } from "../../components/preferences/ColorModeMenu";
import { LanguageMenu } from "../../components/preferences/LanguageMenu";
import { useHasSidebar } from "../../theme/use-breakpoint";
import { HeaderSearch } from "./HeaderSearch";
import { MenuDrawer } from "./MenuDrawer";
import type { SidebarProps } from "./Sidebar";
import { useTranslations } from "./translations";

// A stable element, which does not re-render when the screen changes.
const settings = (
  <HStack gap="1" wrap="wrap">
    <LanguageMenu />
    <ColorModeMenu />
  </HStack>
);

/** With very large text on a phone, only the greeting fits. */
const cramped = "@container (max-width: 16em)";

interface HeaderProps extends SidebarProps {
  onOpen: (href: string) => void;
}

/** 'Welcome, X!' with an avatar, the search, the menu button on small screens, and the preferences on large ones. */
export function Header({ onOpen, ...props }: HeaderProps) {
  const { t, langOf } = useTranslations();
  const hasSidebar = useHasSidebar();
  const { name, avatar } = props.person;
  const personName = usePersonName();
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="min({spacing.3}, 3vw)"
      px={{ base: "min({spacing.2}, 2vw)", md: "6", lg: "8" }}
      // Large text needs a second line; beside the sidebar, nothing sticks below the header.
      {...(hasSidebar ? { minH: "header", wrap: "wrap" } : { h: "header" })}
      css={{ containerType: "inline-size" }}
      borderBottomWidth="1px"
      borderColor="line"
      bg="surface"
    >
      {!hasSidebar && <MenuDrawer {...props} />}
      <HStack gap="3" minW="0" flex="1 1 8rem">
        <chakra.span css={{ [cramped]: { display: "none" } }}>
          <Avatar name={name} src={avatar} size="sm" />
        </chakra.span>
        <chakra.p
          lang={langOf("welcome")}
          fontSize="min({fontSizes.md}, 4.5vw)"
          fontWeight="semibold"
          lineHeight="snug"
          lineClamp={2}
        >
          {t("welcome", { name: personName(name) })}
        </chakra.p>
      </HStack>
      <HeaderSearch href={props.hrefs.search} isThere={props.currentPath === props.hrefs.search} onOpen={onOpen} />
      {hasSidebar && settings}
    </Flex>
  );
}
