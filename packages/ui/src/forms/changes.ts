import { trimText } from "@passerelle/domain";

/** The values of a form with trimmed texts. */
export function trimmed<Values extends object>(values: Values): Values;
export function trimmed(values: object): object {
  const entries = Object.entries<unknown>({ ...values });
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? trimText(value) : value]),
  );
}

/**
 * The values of a form that differ from the saved ones. Lists are compared item by item; a file always differs. A key
 * that `after` lacks is not sent, which keeps its field.
 */
export function changesOf<Input extends object>(before: Input, after: Input): Partial<Input> {
  const changes: Partial<Input> = { ...after };
  for (const key in changes) if (isSame(before[key], after[key])) delete changes[key];
  return changes;
}

/**
 * The request body for a form over an entry: the values that differ from the entry as the form opened it, so that
 * changes made elsewhere meanwhile stay. The whole form is sent if a field was emptied, which leaves it out, and if all
 * `required` fields changed: a body with all of them counts as the whole form anyway (D-082).
 */
export function changedPart<Input extends object>(
  before: Input,
  after: Input,
  required: readonly string[],
): Partial<Input> {
  const changes = changesOf(before, after);
  const isEmptied = Object.keys(before).some((key) => !(key in after));
  return isEmptied || required.every((key) => key in changes) ? after : changes;
}

function isSame(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
  return before.length === after.length && before.every((item, index) => item === after[index]);
}
