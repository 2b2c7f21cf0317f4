import { serverText } from "@passerelle/api";
import type { BaseSyntheticEvent } from "react";
import type { FieldError, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { type Sentence, usePageLang, type Wording } from "../../i18n";
import { useFormTranslations } from "../translations";

/** Kinds of error common to all forms: a date that is not fully typed, and the server's errors. */
const badInput = "badInput";
const refused = "refused";

/**
 * The text of a field's error: a form stores the kind of each error, and its text is looked up when it is shown. `ours`
 * contains the texts of the field's own rules by name; the server's texts come with the error.
 */
export function useFieldError() {
  const { say } = useFormTranslations();
  const scope = usePageLang();
  return (error: FieldError | undefined, ours: Readonly<Record<string, Sentence>> = {}): Sentence | undefined => {
    if (!error) return undefined;
    if (error.type === badInput) return say("halfTyped");
    if (error.type !== refused) return ours[error.type];
    const lang = error.types?.["lang"];
    return { text: error.message ?? "", lang: typeof lang === "string" ? lang : undefined, scope };
  };
}

/**
 * Refuses fields with text that the browser cannot parse, such as 31 February or a date without its year, and focuses
 * the first; returns whether there is one. Such a field looks empty to the form, but not to the user. `event` is the
 * form's submission.
 */
export function rejectBadInput<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError">,
  fields: readonly Path<Values>[],
  event: BaseSyntheticEvent | undefined,
): boolean {
  const found = fields.filter((name) => hasBadInput(event?.target, name));
  for (const [index, name] of found.entries()) form.setError(name, { type: badInput }, { shouldFocus: index === 0 });
  return found.length > 0;
}

function hasBadInput(form: unknown, name: string): boolean {
  const control = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return control instanceof HTMLInputElement && control.validity.badInput;
}

/**
 * Shows the server's messages at their fields and focuses the first field with an error. `fields` are those on the
 * screen, in reading order; `pageLang` is the language of the messages unless the server declares it. A field that the
 * form itself refuses keeps its error. Other failures change nothing. Returns whether the server says anything that the
 * form did not say already.
 */
export function showRefusals<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getFieldState" | "setError" | "setFocus">,
  fields: readonly Path<Values>[],
  error: unknown,
  pageLang: Wording,
): boolean {
  const { fields: said, lang = pageLang } = serverText(error);
  const found = fields.filter((field) => said[field]);
  if (found.length === 0) return true;
  const hasError = (field: Path<Values>) => form.getFieldState(field).error !== undefined;
  const isNew = Object.keys(said).length > found.length || !found.every(hasError);
  for (const field of found.filter((name) => !hasError(name)))
    form.setError(field, { type: refused, message: said[field] ?? "", types: { lang } });
  const first = fields.find(hasError);
  if (first) form.setFocus(first);
  return isNew;
}

/** The fields on the screen without a server message, or whose value has changed since. */
export const correctedFields = <Values extends FieldValues>(
  { formState, getFieldState }: Pick<UseFormReturn<Values>, "formState" | "getFieldState">,
  fields: readonly Path<Values>[],
): readonly string[] => fields.filter((field) => getFieldState(field, formState).error?.type !== refused);
