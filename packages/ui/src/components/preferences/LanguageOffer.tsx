import { HStack } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import { languageToOffer, onLanguageChange, useLanguage } from "../../i18n";
import { Button } from "../actions/Button";
import { useComponentTranslations } from "../translations";

/**
 * Offers the browser's language on a first visit, in that language; declining keeps the mix (D-296). Its line has a
 * place of its own from the start, since a prerendered page does not know the browser.
 */
export function LanguageOffer() {
  const { t } = useComponentTranslations();
  const [, setLanguage] = useLanguage();
  const offered = useSyncExternalStore(onLanguageChange, languageToOffer, () => undefined);
  return (
    <HStack wrap="wrap" justify="center" gap="1" minH="target" mt="2" lang={offered}>
      {offered && (
        <>
          <Button size="sm" variant="ghost" onClick={() => setLanguage(offered)}>
            {t(`languageOffer.accept.${offered}`)}
          </Button>
          <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => setLanguage("default")}>
            {t(`languageOffer.decline.${offered}`)}
          </Button>
        </>
      )}
    </HStack>
  );
}
