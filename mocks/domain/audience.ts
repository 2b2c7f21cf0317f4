import type { Db } from "../db";
import type { User } from "../http/request";
import { blockedBy } from "./blocks";
import { discussionsOf, otherOf } from "./messaging";
import { userNamed } from "./registration";
import { holdsApplicationOf } from "./rows";

/** The verified person of a name, current or former, unless the reader blocks them. */
export function personMet(db: Db, readerId: number, username: string): User | null {
  const named = userNamed(db, username);
  return named?.verified && !blockedBy(db, readerId).includes(named.id) ? named : null;
}

/** Whether a reader may see somebody's profile: that person's choice. */
export function maySeeProfile(db: Db, readerId: number, { id, profileAudience }: User): boolean {
  if (id === readerId) return true;
  if (blockedBy(db, readerId).includes(id)) return false;
  const isContact = () => holdsApplicationOf(db, readerId, id) || wroteTo(db, id, readerId);
  return profileAudience === "members" || isContact();
}

/** Whether somebody has written to a reader whom they do not block. */
function wroteTo(db: Db, id: number, readerId: number): boolean {
  const shared = discussionsOf(db, id).find((discussion) => otherOf(discussion, id) === readerId);
  const where = { discussionId: { equals: shared?.id ?? 0 }, senderId: { equals: id } };
  return !blockedBy(db, id).includes(readerId) && db.message.count({ where }) > 0;
}
