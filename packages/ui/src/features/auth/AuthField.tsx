import type { ReactNode } from "react";
import type { FieldError } from "react-hook-form";
import { Field } from "../../components/fields/Field";
import { useFieldError } from "../../forms/fields/field-errors";
import type { Sentence } from "../../i18n";
import { useTranslations } from "./translations";

interface AuthFieldProps {
  label: string;
  /** The message at a blank field; undefined if the field is optional. */
  blank?: Sentence | undefined;
  error: FieldError | undefined;
  hint?: ReactNode;
  limit?: number;
  children: ReactNode;
}

/** A labelled field of the authentication screens with its message: the interface's own, or the server's. */
export function AuthField({ blank, error, ...field }: AuthFieldProps) {
  const { say } = useTranslations();
  const fieldError = useFieldError();
  const rules = { ...(blank && { required: blank, chosen: blank }), pattern: say("invalidEmail") };
  return <Field {...field} required={blank !== undefined} error={fieldError(error, rules)} />;
}

/** Rough check for an e-mail address: text on both sides of an @. The server checks precisely. */
export const emailRules = { required: true, pattern: /^\S+@\S+$/ };
