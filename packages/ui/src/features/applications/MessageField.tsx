import { lengthOf, limits } from "@passerelle/domain";
import type { UseFormReturn } from "react-hook-form";
import { Field } from "../../kit/Field";
import { Textarea } from "../../kit/Textarea";
import { useWords } from "./words";

/** What a form with a message alone holds. */
export interface MessageValues {
  message: string;
}

interface MessageFieldProps {
  form: UseFormReturn<MessageValues>;
  label: string;
  hint: string;
}

const max = limits.message;

/** A word that may go with an application or a decision, at most 5,000 characters (D-029). */
export function MessageField({ form, label, hint }: MessageFieldProps) {
  const { t } = useWords();
  const fits = (text: string) => lengthOf(text) <= max || t("tooLong", { max, count: lengthOf(text) });
  return (
    <Field label={label} hint={hint} limit={max} error={form.formState.errors.message?.message}>
      <Textarea rows={6} {...form.register("message", { validate: fits })} />
    </Field>
  );
}
