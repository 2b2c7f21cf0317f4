import { chakra, Stack } from "@chakra-ui/react";
import { Quote } from "../shared/Quote";
import { useTranslations } from "./translations";

interface LetterPreviewProps {
  name: string;
  letter: string;
}

/** A preview of the letter for one of the people. */
export function LetterPreview({ name, letter }: LetterPreviewProps) {
  const { t } = useTranslations();
  return (
    <Stack as="section" gap="2" p="4" bg="sunken" borderRadius="card">
      <chakra.h3 textStyle="sm" fontWeight="medium">
        {t("letters.preview", { name })}
      </chakra.h3>
      {letter ? <Quote>{letter}</Quote> : <chakra.p color="ink.muted">{t("letters.none")}</chakra.p>}
    </Stack>
  );
}
