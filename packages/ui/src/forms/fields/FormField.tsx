import { lengthOf, trimText } from "@passerelle/domain";
import type { ReactNode } from "react";
import {
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useWatch,
} from "react-hook-form";
import { Field, type FieldProps } from "../../components/fields/Field";
import { TextInput, type TextInputProps } from "../../components/fields/TextInput";
import type { Sentence } from "../../i18n";
import { useFieldError } from "./field-errors";

interface FormFieldProps<Values extends FieldValues>
  extends
    Pick<FieldProps, "label" | "hint" | "limit">,
    Omit<TextInputProps, "children" | "form" | "name" | "required"> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  /** The message for a blank text; without one, the field is optional. */
  required?: Sentence;
  /** The message for a text longer than `limit`; without one, only the server checks the length. */
  tooLong?: (length: number) => Sentence;
  rules?: RegisterOptions<Values, Path<Values>>;
  /** The messages of `rules`, by their names. */
  errors?: Readonly<Record<string, Sentence>>;
  /** The control; by default a single line with the other props. */
  children?: (control: UseFormRegisterReturn) => ReactNode;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** A field of a form: registered, and connected with its label, hint, limit and error. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { form, name, label, hint, limit = Infinity, required, tooLong, rules, errors, children, ...input } = props;
  const fieldError = useFieldError();
  const typed = textOf(useWatch({ control: form.control, name }));
  const { error } = form.getFieldState(name, form.formState);
  const control = form.register(name, {
    validate: {
      ...(required && { required: (text: unknown) => trimText(textOf(text)) !== "" }),
      ...(tooLong && { tooLong: (text: unknown) => lengthOf(textOf(text)) <= limit }),
    },
    ...rules,
  });
  const messages = {
    ...errors,
    ...(required && { required }),
    ...(tooLong && { tooLong: tooLong(lengthOf(typed)) }),
  };
  return (
    <Field label={label} required={!!required} hint={hint} limit={props.limit} error={fieldError(error, messages)}>
      {children ? children(control) : <TextInput {...input} {...control} />}
    </Field>
  );
}
