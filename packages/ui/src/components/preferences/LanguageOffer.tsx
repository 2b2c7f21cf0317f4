import { HStack } from "@chakra-ui/react";
import { useEffect, useSyncExternalStore } from "react";
import { languageToOffer, offersLanguage, onLanguageChange, useLanguage } from "../../i18n";
import { Button } from "../actions/Button";
import { useComponentTranslations } from "../translations";

/**
 * Offers the browser's language on a first visit, in that language; declining keeps the mix (D-296). On a prerendered
 * page the script in its head marks the document, so that the line has its space before it is rendered.
 */
export function LanguageOffer() {
  const { t } = useComponentTranslations();
  const [, setLanguage] = useLanguage();
  const offered = useSyncExternalStore(onLanguageChange, languageToOffer, () => undefined);
  useEffect(() => {
    document.documentElement.toggleAttribute(offersLanguage, offered !== undefined);
  }, [offered]);
  return (
    <HStack
      wrap="wrap"
      gap="1"
      mx="-3"
      lang={offered}
      css={{ [`html[${offersLanguage}] &`]: { mt: "2", minH: "target" } }}
    >
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
