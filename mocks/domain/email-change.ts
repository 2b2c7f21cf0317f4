import { authErrors, FieldProblem, rateLimits, secondsCodeValid } from "@passerelle/domain";
import type { Db } from "../db";
import { countOrReject } from "../http/limits";
import type { User } from "../http/request";
import { confirmPassword } from "./sessions";

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether a form asks for another address; asks for the password unless that address waits for its code already. */
export function checkEmailRequest(
  db: Db,
  me: User,
  email: string | undefined,
  currentPassword: string | undefined,
): boolean {
  if (email === undefined || isSame(email, me.email)) return false;
  countOrReject(db, rateLimits.emailMoves, String(me.id));
  const pending = db.emailChange.findFirst({ where: { userId: { equals: me.id } } });
  if (pending && isSame(pending.email, email)) return true;
  if (!currentPassword) throw new FieldProblem({ currentPassword: authErrors.currentPasswordMissing });
  confirmPassword(db, me, currentPassword);
  return true;
}

/** Lets a new address wait for its code; the one that counts gives that up. What to store at once. */
export function requestEmail(db: Db, { id, email: present }: User, email: string | undefined): { email?: string } {
  if (email === undefined) return {};
  db.emailChange.deleteMany({ where: { userId: { equals: id } } });
  if (isSame(email, present)) return { email };
  const code = String(100_000 + ((db.nextId("emailChange") * 7919) % 900_000));
  const expiresAt = new Date(db.clock.now().getTime() + secondsCodeValid * 1000).toISOString();
  db.emailChange.create({ userId: id, email, code, expiresAt });
  for (const notifyReader of db.codeReaders) notifyReader(email, code);
  return {};
}
