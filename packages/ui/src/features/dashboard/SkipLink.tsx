import { chakra } from "@chakra-ui/react";
import { useTranslations } from "./translations";

/** Skips the menu when using the keyboard. */
export function SkipLink({ to }: { to: string }) {
  const { t } = useTranslations();
  return (
    <chakra.a
      href={`#${to}`}
      position="fixed"
      top="3"
      insetStart="3"
      zIndex="skip"
      px="4"
      py="2.5"
      bg="raised"
      color="brand.fg"
      fontWeight="semibold"
      borderRadius="control"
      boxShadow="floating"
      opacity={0}
      transform="translateY(-200%)"
      _focus={{ opacity: 1, transform: "none" }}
    >
      {t("skip")}
    </chakra.a>
  );
}
