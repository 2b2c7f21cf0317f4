/** A person in a response. Servers without ids give undefined or 0. */
export interface Identity {
  id?: number | undefined;
  username: string;
}

/** Whether two responses name the same person: by id, which survives a rename, else by username. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  if (one.id && other.id) return one.id === other.id;
  return one.username.toLowerCase() === other.username.toLowerCase();
}

/** The author of a post, a comment or a like. */
export const authorOf = ({ userId: id, username }: { userId?: number; username: string }): Identity => ({
  id,
  username,
});

/** A key for a person; usernames cannot contain "#". */
export const personKey = ({ id, username }: Identity): string => (id ? `#${id}` : username.toLowerCase());
