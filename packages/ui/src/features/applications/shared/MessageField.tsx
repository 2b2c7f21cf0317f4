import { lengthOf, textLimits } from "@passerelle/domain";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Sentence } from "../../../i18n";
import { useFieldError } from "../../../forms/fields/field-errors";
import { Field } from "../../../components/fields/Field";
import { Textarea } from "../../../components/fields/Textarea";
import { useTranslations } from "./translations";

/** What a form with a message alone holds. */
export interface MessageValues {
  message: string;
}

interface MessageFieldProps {
  form: UseFormReturn<MessageValues>;
  label: string;
  hint: string;
  /** Whether its dialog opens with the focus here, though other fields come before. */
  hasFocus?: boolean;
  /** Measures the text to send, and words its excess; without it, the typed text is sent. */
  sent?: { lengthOf: (text: string) => number; tooLong: (count: number) => Sentence };
}

const max = textLimits.message;

/** A word that may go with an application or a decision, at most 5,000 characters. */
export function MessageField({ form, label, hint, hasFocus, sent }: MessageFieldProps) {
  const { say } = useTranslations();
  const fieldError = useFieldError();
  const measure = sent?.lengthOf ?? lengthOf;
  const count = measure(useWatch({ control: form.control, name: "message" }));
  const fits = (text: string) => measure(text) <= max;
  const tooLong = sent?.tooLong(count) ?? say("tooLong", { max, count });
  return (
    <Field label={label} hint={hint} limit={max} error={fieldError(form.formState.errors.message, { tooLong })}>
      <Textarea
        rows={6}
        {...(hasFocus && { "data-initial-focus": true })}
        {...form.register("message", { validate: { tooLong: fits } })}
      />
    </Field>
  );
}
