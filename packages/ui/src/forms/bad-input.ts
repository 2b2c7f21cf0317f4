import type { BaseSyntheticEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { badInput } from "./use-field-error";

/**
 * Says so at each of these fields that holds something the browser cannot make a value of, such as 31 February or a date
 * without its year, and puts the focus on the first; answers whether there is one. To the form such a field is empty and
 * may be missing, to the person it is not. `event` is the form's submission.
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
