import { accountErrors, FieldProblem, secondsFormerUsernameKept, usernameFrom } from "@passerelle/domain";
import type { Db } from "../db";

/** Finds a user by e-mail address, case-insensitively. */
export const userByEmail = (db: Db, email: string) =>
  db.user.getAll().find((user) => user.email.toLowerCase() === email.toLowerCase()) ?? null;

/** Finds a user by current or recently given up username, case-insensitively. */
export function userNamed(db: Db, username: string) {
  const name = username.toLowerCase();
  const present = db.user.getAll().find((user) => user.username.toLowerCase() === name);
  if (present) return present;
  const former = db.formerUsername.findFirst({ where: { username: { equals: name } } });
  if (!former || former.expiresAt <= db.clock.now().toISOString()) return null;
  return db.user.findFirst({ where: { id: { equals: former.userId } } });
}

/** Rejects a username or an e-mail address that another user has. */
export function refuseTaken(
  db: Db,
  self: number | undefined,
  { username, email }: { username?: string | undefined; email?: string | undefined },
) {
  const byEmail = email === undefined ? null : userByEmail(db, email);
  const byName = username === undefined ? null : userNamed(db, username);
  const taken = {
    ...(byEmail && byEmail.id !== self && { email: accountErrors.emailTaken }),
    ...(byName && byName.id !== self && { username: accountErrors.usernameTaken }),
  };
  if (Object.keys(taken).length > 0) throw new FieldProblem(taken);
}

/** Remembers a username after a rename: for a while it still resolves to the user. */
export function leaveUsername(db: Db, userId: number, from: string, to: string) {
  const [former, present] = [from.toLowerCase(), to.toLowerCase()];
  if (former === present) return;
  db.formerUsername.deleteMany({ where: { username: { in: [former, present] } } });
  const expiresAt = new Date(db.clock.now().getTime() + secondsFormerUsernameKept * 1000).toISOString();
  db.formerUsername.create({ username: former, userId, expiresAt });
}

/** Generates a free username from the names. */
export function freeUsername(db: Db, firstname: string, lastname: string, self: number | undefined): string {
  for (let number = 1; ; number += 1) {
    const username = usernameFrom(firstname, lastname, number);
    if ((userNamed(db, username)?.id ?? self) === self) return username;
  }
}
