import type { BaseSyntheticEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Says at the first of these fields that holds something the browser cannot make a value of, such as a date without its
 * year, and puts the focus there; answers whether there is one. To the form such a field is empty, to the person it is
 * not. `event` is the form's submission.
 */
export function refusesHalfTyped<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError">,
  fields: readonly Path<Values>[],
  event: BaseSyntheticEvent | undefined,
  message: string,
): boolean {
  const found = fields.find((name) => isHalfTyped(event?.target, name));
  if (found) form.setError(found, { type: "browser", message }, { shouldFocus: true });
  return found !== undefined;
}

function isHalfTyped(form: unknown, name: string): boolean {
  const control = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return control instanceof HTMLInputElement && control.validity.badInput;
}
