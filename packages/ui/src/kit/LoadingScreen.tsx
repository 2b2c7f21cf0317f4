import { Center, Spinner } from "@chakra-ui/react";
import { AnnouncedLoading } from "./Announced";
import { useKitWords } from "./words";

/** A page whose code or whose reader's rights are still on their way; nothing is drawn for what comes at once. */
export function LoadingScreen() {
  const { t } = useKitWords();
  return (
    <Center minH="60dvh" color="brand.fg" animation="fade-in" animationDelay="200ms" animationFillMode="backwards">
      <Spinner size="lg" aria-hidden />
      <AnnouncedLoading hidden>{t("loading")}</AnnouncedLoading>
    </Center>
  );
}
