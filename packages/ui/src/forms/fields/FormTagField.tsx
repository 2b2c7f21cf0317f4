import type { ComponentType, ReactNode, Ref } from "react";
import { type FieldValues, type Path, type UseFormReturn, useController } from "react-hook-form";
import { Field } from "../../components/fields/Field";
import { CommaListField } from "../../components/fields/CommaListField";
import { useFieldError } from "./field-errors";

/** The props of a control for a comma-separated text. */
export interface TagControlProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  /** Content after a word, such as its level. */
  beside?: ((word: string) => ReactNode) | undefined;
}

const PlainTags = ({ name, value, onChange, onBlur, ref }: TagControlProps) => (
  <CommaListField name={name} value={value} onChange={onChange} onBlur={onBlur} ref={ref} />
);

interface FormTagFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** A field with a comma-separated text. */
  name: Path<Values>;
  label: string;
  hint: ReactNode;
  control?: ComponentType<TagControlProps>;
  beside?: TagControlProps["beside"];
}

/** A list of words in a form, with label, hint and error. */
export function FormTagField<Values extends FieldValues>(props: FormTagFieldProps<Values>) {
  const { form, name, label, hint, control: Control = PlainTags, beside } = props;
  const fieldError = useFieldError();
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <Field label={label} hint={hint} error={fieldError(fieldState.error)}>
      <Control {...field} beside={beside} />
    </Field>
  );
}
