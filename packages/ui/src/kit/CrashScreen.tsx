import { chakra, Center, Stack } from "@chakra-ui/react";
import { Announced } from "./Announced";
import { Button } from "./Button";
import { FootbridgeDrawing } from "./FootbridgeDrawing";
import { useKitWords, useQuotedKitWords } from "./words";

/** What is shown when drawing the application itself failed (§8). */
export function CrashScreen({ onReload }: { onReload: () => void }) {
  const { t } = useKitWords();
  const quoted = useQuotedKitWords();
  return (
    <Center as="main" minH="100dvh" p="6">
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
    </Center>
  );
}
