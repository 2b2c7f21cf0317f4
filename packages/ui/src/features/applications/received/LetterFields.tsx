import type { Schemas } from "@passerelle/api";
import { textLimits } from "@passerelle/domain";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Stack, chakra } from "@chakra-ui/react";
import { MessageField, type MessageValues } from "../shared/MessageField";
import { type Reader, letterTo, longestLetter, namesOffer } from "./letter-templates";
import { TemplatePicker, type TemplateTask } from "./templates/TemplatePicker";
import { useTemplates } from "./templates/use-templates";
import { useTranslations } from "./translations";
import { useNameWithin } from "./use-name-within";
import { Quote } from "../shared/Quote";

/** A preview of the letter for one of the people. */
function LetterPreview({ name, letter }: { name: string; letter: string }) {
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

interface LetterFieldsProps {
  form: UseFormReturn<MessageValues>;
  decision: NonNullable<Schemas["Decision"]>;
  applications: readonly Reader[];
  jobTitle: string | undefined;
  /** Whether the text takes the focus when the dialog opens. */
  hasFocus?: boolean;
  onTask: (task: TemplateTask) => void;
}

/** A letter to one or several people: template, text with placeholders, and a preview for the first person (D-456). */
export function LetterFields({ form, decision, applications, jobTitle, hasFocus = false, onTask }: LetterFieldsProps) {
  const { t, say } = useTranslations();
  const nameWithin = useNameWithin();
  const known = useTemplates(decision);
  const text = useWatch({ control: form.control, name: "message" });
  const choose = (message: string) => form.setValue("message", message, { shouldDirty: true });
  const longest = (message: string) => longestLetter(applications, message, jobTitle);
  const [first] = applications;
  return (
    <>
      <TemplatePicker {...known} decision={decision} text={text} onChoose={choose} onTask={onTask} />
      <MessageField
        form={form}
        label={t("letters.text")}
        hint={`${t(`decide.hint.${decision}`)} ${t("letters.hint")}`}
        hasFocus={hasFocus}
        sent={{
          isReady: (message) => jobTitle !== undefined || !namesOffer(message),
          notReady: say("letters.titleUnknown"),
          lengthOf: (message) => longest(message).length,
          tooLong: (count) =>
            say("letters.tooLong", {
              max: textLimits.letter,
              count,
              name: longest(text).name || t("anonymousWithin"),
            }),
        }}
      />
      {first && <LetterPreview name={nameWithin(first)} letter={letterTo(first, text, jobTitle)} />}
    </>
  );
}
