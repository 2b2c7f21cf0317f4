import { Box, Drawer, HStack, Portal } from "@chakra-ui/react";
import { Menu as MenuIcon, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/actions/Button";
import { useClosesOnBack } from "../../components/dialogs/layers";
import { ColorModeMenu } from "../../components/preferences/ColorModeMenu";
import { LanguageMenu } from "../../components/preferences/LanguageMenu";
import { useScopeLang } from "../../i18n";
import { Sidebar, type SidebarProps } from "./Sidebar";
import { useTranslations } from "./translations";

/** The sidebar below its breakpoint: a drawer opened by a labelled button. */
export function MenuDrawer(props: SidebarProps) {
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
