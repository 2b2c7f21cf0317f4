import { fieldMessages } from "@passerelle/api";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Puts the server's words at the fields that it refused and the focus on the first of them (D-001). `fields` are those
 * on the screen, in reading order; any other failure changes nothing.
 */
export function showRefusals<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "setError" | "setFocus">,
  fields: readonly Path<Values>[],
  error: unknown,
) {
  const said = fieldMessages(error);
  const refused = fields.filter((field) => said[field]);
  for (const field of refused) form.setError(field, { type: "server", message: said[field] ?? "" });
  if (refused[0]) form.setFocus(refused[0]);
}
