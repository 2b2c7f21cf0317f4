import { Spinner, VStack } from "@chakra-ui/react";
import { LoadingText } from "./LoadingState";
import { useComponentTranslations } from "../translations";

/** A page whose code or user is still loading; hidden if that is fast. */
export function LoadingScreen() {
  const { t } = useComponentTranslations();
  return (
    <VStack
      minH="60dvh"
      justify="center"
      gap="4"
      color="brand.fg"
      animation="fade-in"
      animationDelay="200ms"
      animationFillMode="backwards"
    >
      <Spinner size="lg" aria-hidden />
      <LoadingText>{t("loading")}</LoadingText>
    </VStack>
  );
}
