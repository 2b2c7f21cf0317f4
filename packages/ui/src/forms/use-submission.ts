import { type BaseSyntheticEvent, type SubmitEvent, useRef } from "react";
import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { rejectBadInput, showRefusals } from "./fields/field-errors";
import { useComponentTranslations } from "../components/translations";

export interface FormFields<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The fields on the screen that can show the server's messages, in reading order. */
  fields: readonly Path<Values>[];
}

interface SubmissionOptions<Values extends FieldValues> extends FormFields<Values> {
  /**
   * Sends the values. Further submissions wait until `settle` is called, with the error if there was one; it returns
   * whether the error says anything that the fields did not say before.
   */
  send: (values: Values, settle: (error?: Error) => boolean) => void;
}

/**
 * The names of rules that every server enforces too. Only with such an error can a form be submitted to get the
 * server's list of errors without the risk of being accepted (D-354).
 */
const serverRules: ReadonlySet<unknown> = new Set(["required", "endBeforeStart", "reversed", "passed"]);

/**
 * The submission of every form: refuses half-typed fields, makes one call at a time, and shows the server's errors at
 * their fields. Typed text always stays.
 */
export function useSubmission<Values extends FieldValues>({ form, fields, send }: SubmissionOptions<Values>) {
  const { lang } = useComponentTranslations();
  // A call's state only changes with the next render, which may come after a second Enter.
  const sending = useRef(false);
  const settle = (error?: Error) => {
    sending.current = false;
    return error !== undefined && showRefusals(form, fields, error, lang);
  };
  const sendOnce = (values: Values) => {
    if (sending.current) return;
    sending.current = true;
    send(values, settle);
  };
  const submit = (values: Values, event?: BaseSyntheticEvent) => {
    if (!rejectBadInput(form, fields, event)) sendOnce(values);
  };
  const refuse = (errors: FieldErrors<Values>, event?: BaseSyntheticEvent) => {
    rejectBadInput(form, fields, event);
    const values = form.getValues();
    const hasMore = fields.some((name) => values[name] && !form.getFieldState(name).error);
    if (hasMore && Object.values(errors).some((error) => serverRules.has(error?.type))) sendOnce(values);
  };
  return (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(submit, refuse)(event);
}
