import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useTranslations } from "./translations";

/** Says when applications become read (D-304), in the same words wherever a recruiter can open them. */
export function ReadNote(style: HTMLChakraProps<"p">) {
  const { t } = useTranslations();
  return (
    <chakra.p textStyle="sm" color="ink.muted" {...style}>
      {t("readNote")}
    </chakra.p>
  );
}
