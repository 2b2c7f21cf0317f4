import type { ReactNode } from "react";
import type { FieldError } from "react-hook-form";
import { Field } from "../../kit/Field";
import { useWords } from "./words";

type RequiredName = "firstname" | "lastname" | "email" | "password" | "birthdate" | "role" | "otp";

type AuthFieldProps = {
  error: FieldError | undefined;
  hint?: ReactNode;
  limit?: number;
  children: ReactNode;
} & ({ name: RequiredName; optional?: never } | { name: "phone"; optional: true });

/** A labelled field of the authentication screens with its message: the interface's own, or the server's (§5, D-001). */
export function AuthField({ error, hint, limit, children, ...field }: AuthFieldProps) {
  const { t } = useWords();
  const said = () => {
    if (!error) return undefined;
    if (error.type === "required" && !field.optional) return t(`required.${field.name}`);
    return error.type === "pattern" ? t("invalidEmail") : error.message;
  };
  return (
    <Field label={t(`field.${field.name}`)} required={!field.optional} hint={hint} limit={limit} error={said()}>
      {children}
    </Field>
  );
}

/** What makes a text an e-mail address here: something around an @. The server knows better (§5). */
export const emailRules = { required: true, pattern: /^\S+@\S+$/ };
