import type { Db } from "../db";
import type { User } from "../http/request";
import { blockedBy } from "./blocks";
import { discussionsOf, messagesOf, otherOf } from "./messaging";
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

/** Whether a reader whom somebody does not block was delivered a message of theirs that is not deleted. */
function wroteTo(db: Db, id: number, readerId: number): boolean {
  const shared = discussionsOf(db, id).find((discussion) => otherOf(discussion, id) === readerId);
  const delivered = shared ? messagesOf(db, shared.id, readerId) : [];
  const isOpening = delivered.some(({ senderId, deletedAt }) => senderId === id && deletedAt === null);
  return isOpening && !blockedBy(db, id).includes(readerId);
}
