import { Box, Drawer, HStack, Portal } from "@chakra-ui/react";
import { Menu as MenuIcon, X } from "lucide-react";
import { useState } from "react";
import { low } from "../../theme/conditions";
import { useScopeLang } from "../../i18n";
import { Button } from "../../kit/Button";
import { ColorModeMenu } from "../../kit/ColorModeMenu";
import { LanguageMenu } from "../../kit/LanguageMenu";
import { Sidebar, type SidebarProps } from "./Sidebar";
import { useWords } from "./words";

/** The sidebar below 1024 px: a drawer under an overlay, opened from a button with a name (§2, D-070). */
export function MenuDrawer(props: SidebarProps) {
  const { t } = useWords();
  const lang = useScopeLang();
  // Open on one page only: following an entry closes it.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === props.currentPath;
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(change) => setOpenOn(change.open ? props.currentPath : undefined)}
      lazyMount
      unmountOnExit
    >
      <Drawer.Trigger asChild>
        <Button variant="ghost" colorPalette="neutral" px="0" minW="target" aria-label={t("openMenu")}>
          <MenuIcon size={22} aria-hidden />
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content lang={lang} aria-label={t("menu")}>
            <Drawer.CloseTrigger asChild position="absolute" top="3" insetEnd="2">
              <Button variant="ghost" colorPalette="neutral" px="0" minW="target" aria-label={t("closeMenu")}>
                <X size={22} aria-hidden />
              </Button>
            </Drawer.CloseTrigger>
            <Box flex="1" minH="0" css={{ [low]: { flex: "none" } }}>
              <Sidebar {...props} />
            </Box>
            <HStack px="3" pb="3" justify="space-between">
              <LanguageMenu />
              <ColorModeMenu />
            </HStack>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
