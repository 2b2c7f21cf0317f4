import { Box, Portal } from "@chakra-ui/react";
import { useScopeLang } from "../../i18n";
import { LoadingText } from "./LoadingState";
import { useStateTranslations } from "./translations";

/** Shows that a dialog's code is loading; hidden if that is fast. */
export function PartLoading() {
  const { t } = useStateTranslations();
  const lang = useScopeLang();
  return (
    <Portal>
      <Box
        lang={lang}
        position="fixed"
        inset="0"
        zIndex="toast"
        display="grid"
        placeItems="center"
        pointerEvents="none"
        animation="fade-in"
        animationDelay="400ms"
        animationFillMode="backwards"
      >
        <Box borderRadius="full" boxShadow="floating">
          <LoadingText>{t("loading")}</LoadingText>
        </Box>
      </Box>
    </Portal>
  );
}
