import { lengthOf, textLimits } from "@passerelle/domain";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Sentence } from "../../../i18n";
import { useFieldError } from "../../../forms/fields/field-errors";
import { Field } from "../../../components/fields/Field";
import { Textarea } from "../../../components/fields/TextInput";
import { useTranslations } from "./translations";

/** Values of a form with a single message field. */
export interface MessageValues {
  message: string;
}

interface MessageFieldProps {
  form: UseFormReturn<MessageValues>;
  label: string;
  hint: string;
  /** Whether the field takes the focus when its dialog opens, although other fields precede it. */
  hasFocus?: boolean;
  /** For a text with placeholders: the limit applies to the filled-in text, which cannot be sent before it is ready. */
  sent?: {
    lengthOf: (text: string) => number;
    tooLong: (count: number) => Sentence;
    isReady: (text: string) => boolean;
    notReady: Sentence;
  };
}

const max = textLimits.letter;

/** An optional message with an application or a decision. */
export function MessageField({ form, label, hint, hasFocus, sent }: MessageFieldProps) {
  const { say } = useTranslations();
  const fieldError = useFieldError();
  const measure = sent?.lengthOf ?? lengthOf;
  const count = measure(useWatch({ control: form.control, name: "message" }));
  const fits = (text: string) => measure(text) <= max;
  const ours = sent
    ? { tooLong: sent.tooLong(count), notReady: sent.notReady }
    : { tooLong: say("tooLong", { max, count }) };
  return (
    <Field label={label} hint={hint} limit={max} error={fieldError(form.formState.errors.message, ours)}>
      <Textarea
        rows={6}
        {...(hasFocus && { "data-initial-focus": true })}
        {...form.register("message", { validate: { tooLong: fits, notReady: sent?.isReady ?? (() => true) } })}
      />
    </Field>
  );
}
