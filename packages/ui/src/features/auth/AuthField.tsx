import type { ReactNode } from "react";
import type { FieldError } from "react-hook-form";
import { Field } from "../../components/fields/Field";
import { useFieldError } from "../../forms/fields/field-errors";
import { useTranslations } from "./translations";

type RequiredName = "firstname" | "lastname" | "email" | "password" | "birthdate" | "role" | "otp";

type AuthFieldProps = {
  error: FieldError | undefined;
  hint?: ReactNode;
  limit?: number;
  children: ReactNode;
} & ({ name: RequiredName; optional?: never } | { name: "phone"; optional: true });

/** A labelled field of the authentication screens with its message: the interface's own, or the server's. */
export function AuthField({ error, hint, limit, children, ...field }: AuthFieldProps) {
  const { t, say } = useTranslations();
  const fieldError = useFieldError();
  const blank = field.optional
    ? {}
    : { required: say(`required.${field.name}`), chosen: say(`required.${field.name}`) };
  const rules = { ...blank, pattern: say("invalidEmail") };
  return (
    <Field
      label={t(`field.${field.name}`)}
      required={!field.optional}
      hint={hint}
      limit={limit}
      error={fieldError(error, rules)}
    >
      {children}
    </Field>
  );
}

/** Rough check for an e-mail address: text on both sides of an @. The server checks precisely. */
export const emailRules = { required: true, pattern: /^\S+@\S+$/ };
