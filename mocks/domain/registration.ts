import { accountErrors, FieldProblem, secondsFormerUsernameKept, usernameFrom } from "@passerelle/domain";
import type { Db } from "../db";
import type { User } from "../http/request";

const usersWith = (db: Db, email: string, verified: boolean) =>
  db.user
    .findMany({ where: { verified: { equals: verified } } })
    .filter((user) => user.email.toLowerCase() === email.toLowerCase());

/** Finds the verified user of an e-mail address, case-insensitively. */
export const userByEmail = (db: Db, email: string) => usersWith(db, email, true)[0] ?? null;

/** The registrations of an address that wait for their verification, newest first. */
export const waitingFor = (db: Db, email: string) => usersWith(db, email, false).toSorted((a, b) => b.id - a.id);

/** The registration that a code, or a request for one, is for: the one named, or the newest one of the address. */
export function registrationMeant(db: Db, email: string, registrationId: string | undefined) {
  const isNamed = (user: User) => registrationId !== undefined && user.registrationId === registrationId;
  const named = [...waitingFor(db, email), ...usersWith(db, email, true)].find(isNamed);
  if (named) return { user: named, by: "holder", subject: String(registrationId) } as const;
  return { user: waitingFor(db, email)[0] ?? userByEmail(db, email), by: "anyone", subject: email } as const;
}

/** Makes a registration the account of its address, and drops the others. */
export function verifyRegistration(db: Db, user: User): User {
  const isFree = user.username !== "" && holderOf(db, user.username) === undefined;
  const username = isFree ? user.username : freeUsername(db, user.firstname, user.lastname);
  const data = { verified: true, username };
  const verified = db.user.update({ where: { id: { equals: user.id } }, data, strict: true });
  db.user.deleteMany({ where: { id: { in: waitingFor(db, user.email).map(({ id }) => id) } } });
  return verified;
}

/** The id of whoever has a username or gave it up recently, case-insensitively; they may be gone. */
function holderOf(db: Db, username: string): number | undefined {
  const name = username.toLowerCase();
  const verified = db.user.findMany({ where: { verified: { equals: true } } });
  const present = verified.find((user) => user.username.toLowerCase() === name);
  if (present) return present.id;
  const former = db.formerUsername.findFirst({ where: { username: { equals: name } } });
  return former && former.expiresAt > db.clock.now().toISOString() ? former.userId : undefined;
}

/** Finds a user by current or recently given up username. */
export function userNamed(db: Db, username: string) {
  const id = holderOf(db, username);
  return id === undefined ? null : db.user.findFirst({ where: { id: { equals: id } } });
}

/** Rejects a username or an e-mail address that another user has. */
export function refuseTaken(
  db: Db,
  self: number | undefined,
  { username, email }: { username?: string | undefined; email?: string | undefined },
) {
  const byEmail = email === undefined ? null : userByEmail(db, email);
  const holder = username === undefined ? undefined : holderOf(db, username);
  const taken = {
    ...(byEmail && byEmail.id !== self && { email: accountErrors.emailTaken }),
    ...(holder !== undefined && holder !== self && { username: accountErrors.usernameTaken }),
  };
  if (Object.keys(taken).length > 0) throw new FieldProblem(taken);
}

/** Remembers a username after a rename or a deletion: for a while it still resolves to the user, or to nobody. */
export function leaveUsername(db: Db, userId: number, from: string, to = "") {
  const [former, present] = [from.toLowerCase(), to.toLowerCase()];
  if (former === present) return;
  db.formerUsername.deleteMany({ where: { username: { in: [former, present] } } });
  const expiresAt = new Date(db.clock.now().getTime() + secondsFormerUsernameKept * 1000).toISOString();
  db.formerUsername.create({ username: former, userId, expiresAt });
}

/** Generates a free username from the names. */
function freeUsername(db: Db, firstname: string, lastname: string): string {
  for (let number = 1; ; number += 1) {
    const username = usernameFrom(firstname, lastname, number);
    if (holderOf(db, username) === undefined) return username;
  }
}
