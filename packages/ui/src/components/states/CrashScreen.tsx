import { chakra, Stack } from "@chakra-ui/react";
import { Announced } from "../feedback/Announced";
import { Button } from "../actions/Button";
import { FailedPlace, type PlaceOnPage } from "./FailedState";
import { FootbridgeDrawing } from "../layout/FootbridgeDrawing";
import { useQuotedComponentTranslations } from "../translations";
import { useStateTranslations } from "./translations";

/** Replaces the application or one screen after a rendering failure. */
export function CrashScreen({ place, onReload }: { place: PlaceOnPage; onReload: () => void }) {
  const { t } = useStateTranslations();
  const quoted = useQuotedComponentTranslations();
  return (
    <FailedPlace place={place}>
      <Stack align="center" gap="6" textAlign="center">
        <chakra.div color="brand.fg" aria-hidden>
          <FootbridgeDrawing />
        </chakra.div>
        <Announced as="div" assertive>
          <chakra.h1 textStyle="h2" lang={quoted.langOf("quoted.crashed")}>
            {quoted.t("quoted.crashed")}
          </chakra.h1>
        </Announced>
        <Button onClick={onReload}>{t("reload")}</Button>
      </Stack>
    </FailedPlace>
  );
}
