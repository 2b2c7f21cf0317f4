/** The object that a hook creates before the tests. Closures may refer to it earlier: its properties are set later. */
export function madeBefore<Made extends object>(
  before: (create: () => Promise<void>) => void,
  create: () => Promise<Made>,
): Made {
  const made: Made = Object.create(null);
  before(async () => void Object.assign(made, await create()));
  return made;
}
