import { chakra } from "@chakra-ui/react";
import { said, SentenceText, usePageLang } from "../i18n";
import { Announced } from "../components/feedback/Announced";
import { useQuotedComponentTranslations } from "../components/translations";

interface FormErrorsProps {
  /** The server's messages by field; hidden if there are none. */
  errors: Readonly<Record<string, string>> | undefined;
  /** The language of the messages, if the server declares it. */
  lang?: string | undefined;
}

/** The server's validation messages as 'field: message' lines under 'Erreur de validation'. */
export function FormErrors({ errors = {}, lang }: FormErrorsProps) {
  const { t, langOf } = useQuotedComponentTranslations();
  const scope = usePageLang();
  const lines = Object.entries(errors).map(([field, text]) => ({ field, words: { text, lang, scope } }));
  if (lines.length === 0) return null;
  return (
    <Announced
      as="div"
      assertive
      display="flex"
      flexDirection="column"
      gap="1"
      p="4"
      borderWidth="1px"
      borderColor="red.line"
      borderRadius="control"
      bg="red.tint"
      color="red.fg"
    >
      <chakra.p fontWeight="semibold" lang={langOf("quoted.validationError")}>
        {t("quoted.validationError")}
      </chakra.p>
      <chakra.ul listStyle="none">
        {lines.map(({ field, words }) => (
          <chakra.li key={field} overflowWrap="anywhere" lang={said(words).lang}>
            {field}: <SentenceText of={words} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Announced>
  );
}
