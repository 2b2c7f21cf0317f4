/**
 * Of what a form would send, only what differs from what is saved. Lists are compared item by item; a file is always
 * new. A key that `after` does not have is not sent, which keeps its field.
 */
export function changesOf<Input extends object>(before: Input, after: Input): Partial<Input> {
  const changes: Partial<Input> = { ...after };
  for (const key in changes) if (isSame(before[key], after[key])) delete changes[key];
  return changes;
}

function isSame(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
  return before.length === after.length && before.every((item, index) => item === after[index]);
}
