/** Somebody as answers name them: another server may send no id, which is read as none or as 0. */
export interface Identity {
  id?: number | undefined;
  username: string;
}

/** Whether two answers name the same person: by id, which a rename does not change, else by username. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  if (one.id && other.id) return one.id === other.id;
  return one.username.toLowerCase() === other.username.toLowerCase();
}

/** Who wrote a post or a comment, or whose a like is. */
export const authorOf = ({ userId: id, username }: { userId?: number; username: string }): Identity => ({
  id,
  username,
});

/** What to keep things of a person under; no username has a "#". */
export const personKey = ({ id, username }: Identity): string => (id ? `#${id}` : username.toLowerCase());
