import { Box, Drawer, Flex, HStack, Portal, chakra } from "@chakra-ui/react";
import { Menu as MenuIcon, X } from "lucide-react";
import { useState } from "react";
import { usePersonName } from "../../components/people/PersonName";
import { Avatar } from "../../components/people/Avatar";
import { ColorModeMenu } from "../../components/preferences/ColorModeMenu";
import { LanguageMenu } from "../../components/preferences/LanguageMenu";
import { useHasSidebar } from "../../components/preferences/use-media-query";
import { HeaderSearch } from "./HeaderSearch";
import { Sidebar, type SidebarProps } from "./Sidebar";
import { useTranslations } from "./translations";
import { useScopeLang } from "../../i18n";
import { useClosesOnBack } from "../../components/dialogs/layers";
import { Button } from "../../components/actions/Button";

/** The sidebar below 1024 px: a drawer opened by a labelled button. */
function MenuDrawer(props: SidebarProps) {
  const { t } = useTranslations();
  const lang = useScopeLang();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useClosesOnBack(open, close);
  const closeButton = (
    <Drawer.CloseTrigger asChild>
      <Button variant="ghost" colorPalette="neutral" px="0" minW="target" aria-label={t("closeMenu")}>
        <X size={22} aria-hidden />
      </Button>
    </Drawer.CloseTrigger>
  );
  return (
    <Drawer.Root open={open} onOpenChange={(change) => setOpen(change.open)} lazyMount unmountOnExit>
      <Drawer.Trigger asChild>
        <Button variant="ghost" colorPalette="neutral" px="0" minW="target" aria-label={t("openMenu")}>
          <MenuIcon size={22} aria-hidden />
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content lang={lang} aria-label={t("menu")}>
            {/* Closes on any choice, regardless of how long its screen takes to load. */}
            <Box flex="1 0 auto" onClick={(event) => isChoice(event.target) && close()}>
              <Sidebar {...props} close={closeButton} />
            </Box>
            <HStack wrap="wrap" px="3" pb="3" justify="space-between">
              <LanguageMenu />
              <ColorModeMenu />
            </HStack>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

const isChoice = (target: EventTarget) => target instanceof Element && target.closest("a[href], button") !== null;

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
