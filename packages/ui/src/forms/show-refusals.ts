import { serverText } from "@passerelle/api";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { Wording } from "../i18n";
import { refused as type } from "./use-field-error";

/**
 * Puts the server's words at the fields that it refused and the focus on the first of them. `fields` are those on the
 * screen, in reading order; `pageLang` is what the server writes in unless it tells. Any other failure changes nothing.
 */
export function showRefusals<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError" | "setFocus">,
  fields: readonly Path<Values>[],
  error: unknown,
  pageLang: Wording,
) {
  const { fields: said, lang = pageLang } = serverText(error);
  const refused = fields.filter((field) => said[field]);
  for (const field of refused) form.setError(field, { type, message: said[field] ?? "", types: { lang } });
  if (refused[0]) form.setFocus(refused[0]);
}

/** Which of the fields on the screen do not show the server's words, or no longer: what they hold has changed since. */
export const correctedFields = <Values extends FieldValues>(
  { formState, getFieldState }: Pick<UseFormReturn<Values>, "formState" | "getFieldState">,
  fields: readonly Path<Values>[],
): readonly string[] => fields.filter((field) => getFieldState(field, formState).error?.type !== type);
