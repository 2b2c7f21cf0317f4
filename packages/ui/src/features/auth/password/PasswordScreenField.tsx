import type { ReactNode } from "react";
import type { FieldError } from "react-hook-form";
import { Field } from "../../../components/fields/Field";
import { useFieldError } from "../../../forms/fields/field-errors";
import { useTranslations } from "./translations";

interface PasswordScreenFieldProps {
  name: "email" | "code" | "password";
  hint?: string;
  error: FieldError | undefined;
  children: ReactNode;
}

/** A required field of these screens, within their layout; the server's errors use the language of the page. */
export function PasswordScreenField({ name, hint, error, children }: PasswordScreenFieldProps) {
  const { t, say } = useTranslations();
  const fieldError = useFieldError();
  const rules = { required: say(`required.${name}`), pattern: say("invalidEmail") };
  return (
    <Field label={t(`field.${name}`)} required hint={hint} error={fieldError(error, rules)}>
      {children}
    </Field>
  );
}
