/**
 * Of what a form would send, only what differs from what is saved. Lists are compared item by item; a file is always
 * new. A key that `after` does not have is not sent, which keeps its field.
 */
export function changesOf<Input extends object>(before: Input, after: Input): Partial<Input> {
  const changes: Partial<Input> = { ...after };
  for (const key in changes) if (isSame(before[key], after[key])) delete changes[key];
  return changes;
}

/**
 * What is sent for a form over an entry: only what differs from how the entry was when the form was opened, so that
 * what was changed elsewhere meanwhile stays. The whole form is sent instead where a field is emptied, which leaves it
 * out, and where all `required` fields changed: a body with all of them counts as the whole form anyway (D-082).
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
