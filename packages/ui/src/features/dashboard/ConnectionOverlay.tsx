import { Flex, Spinner } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useLiveState } from "../../data";
import { Button } from "../../components/actions/Button";
import { Announced } from "../../components/feedback/Announced";
import { useWithoutLive } from "./use-without-live";
import { useTranslations } from "./translations";

/** True once `active` has lasted for a while, so that short states do not flicker. */
function useDelayed(active: boolean, milliseconds: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [active, milliseconds]);
  return active && lasted;
}

const patience = 200;

/**
 * 'Connexion au serveur...' over everything once an attempt has lasted 200 ms (D-060). After a failed attempt it can be
 * dismissed until the connection opens (D-252).
 */
export function ConnectionOverlay() {
  const state = useLiveState();
  const { isAside, putAside } = useWithoutLive(state);
  const visible = useDelayed(state.status === "CONNECTING" && !isAside, patience);
  return visible ? <Overlay onPutAside={putAside} /> : null;
}

/** The overlay. Beside a focused text field it is transparent, and its card is elsewhere. */
export function Overlay({ onPutAside }: { onPutAside?: (() => void) | undefined }) {
  const { t, langOf } = useTranslations();
  return (
    <Flex
      position="fixed"
      inset="0"
      zIndex="overlay"
      align="center"
      justify="center"
      p="4"
      bg="backdrop"
      animation="fade-in {durations.moderate} ease-out"
      css={{
        "body:has(:is(input, textarea, [contenteditable]):focus) &": { bg: "transparent", alignItems: "start" },
      }}
    >
      <Flex
        wrap="wrap"
        align="center"
        justify="center"
        columnGap="4"
        rowGap="2"
        px="6"
        py="5"
        bg="raised"
        // Forced colours show it instead of the shadow.
        border="1px solid transparent"
        borderRadius="card"
        boxShadow="floating"
      >
        <Spinner size="md" color="brand.fg" aria-hidden />
        <Announced lang={langOf("connecting")} fontWeight="medium">
          {t("connecting")}
        </Announced>
        {onPutAside && (
          <Button variant="plain" size="sm" onClick={onPutAside}>
            {t("continueWithoutLive")}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
