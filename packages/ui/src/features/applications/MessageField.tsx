import { lengthOf, limits } from "@passerelle/domain";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useFieldError } from "../../forms/use-field-error";
import { Field } from "../../components/Field";
import { Textarea } from "../../components/Textarea";
import { useTranslations } from "./translations";

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

/** A word that may go with an application or a decision, at most 5,000 characters. */
export function MessageField({ form, label, hint }: MessageFieldProps) {
  const { say } = useTranslations();
  const fieldError = useFieldError();
  const count = lengthOf(useWatch({ control: form.control, name: "message" }));
  const fits = (text: string) => lengthOf(text) <= max;
  return (
    <Field
      label={label}
      hint={hint}
      limit={max}
      error={fieldError(form.formState.errors.message, { tooLong: say("tooLong", { max, count }) })}
    >
      <Textarea rows={6} {...form.register("message", { validate: { tooLong: fits } })} />
    </Field>
  );
}
