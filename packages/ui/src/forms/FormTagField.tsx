import type { ReactNode } from "react";
import { type FieldValues, type Path, type UseFormReturn, useController } from "react-hook-form";
import { Field } from "../components/Field";
import { TagField } from "../components/TagField";
import { useFieldError } from "./use-field-error";

interface FormTagFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** A field that holds the comma-separated text. */
  name: Path<Values>;
  label: string;
  hint: ReactNode;
}

/** A TagField of a form, with its label, hint and error. */
export function FormTagField<Values extends FieldValues>({ form, name, label, hint }: FormTagFieldProps<Values>) {
  const fieldError = useFieldError();
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <Field label={label} hint={hint} error={fieldError(fieldState.error)}>
      <TagField {...field} />
    </Field>
  );
}
