import { Flex, Spinner } from "@chakra-ui/react";
import { useLiveState } from "../../data";
import { Announced } from "../../components/feedback/Announced";
import { useDelayed } from "./use-delayed";
import { useTranslations } from "./translations";

const patience = 200;

/** 'Connexion au serveur...' over everything once an attempt has lasted 200 ms (D-060); typing remains possible. */
export function ConnectionOverlay() {
  const { t, langOf } = useTranslations();
  const { status } = useLiveState();
  const visible = useDelayed(status === "CONNECTING", patience);
  if (!visible) return null;
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
    >
      <Flex align="center" gap="4" px="6" py="5" bg="raised" borderRadius="card" boxShadow="floating">
        <Spinner size="md" color="brand.fg" aria-hidden />
        <Announced lang={langOf("connecting")} fontWeight="medium">
          {t("connecting")}
        </Announced>
      </Flex>
    </Flex>
  );
}
