import { DAY, MINUTE } from "../clock";
import type { Db } from "../db";
import type { User } from "../http/request";

/** Opens a session of seven days (D-045). */
export function openSession(db: Db, user: User): string {
  // Never one of an earlier start of the mock.
  const token = `mock-session-${db.nextId("session")}-${Date.now().toString(36)}`;
  keepSession(db, user.id, token);
  return token;
}

function keepSession(db: Db, userId: number, token: string) {
  const expiresAt = new Date(db.clock.now().getTime() + 7 * DAY).toISOString();
  db.session.create({ token, userId, expiresAt });
}

/** Goes on with a session of an earlier start of the mock, if its user is one of the seeds. */
export function reopenSession(db: Db, { token, username }: { token: string; username: string }): void {
  const user = db.user.findFirst({ where: { username: { equals: username } } });
  const isOpen = db.session.findFirst({ where: { token: { equals: token } } }) !== null;
  if (user && token !== "" && !isOpen) keepSession(db, user.id, token);
}

const codeOf = (db: Db, user: User) => db.otpCode.findFirst({ where: { userId: { equals: user.id } } });

/** A six-digit code for fifteen minutes; a new one cancels the old (D-034, D-035, D-038). */
export function sendCode(db: Db, user: User, when: "always" | "unless one is valid") {
  const present = codeOf(db, user);
  const now = db.clock.now();
  if (when === "unless one is valid" && present && present.expiresAt > now.toISOString() && present.wrongTries < 5)
    return;
  db.otpCode.deleteMany({ where: { userId: { equals: user.id } } });
  const id = db.nextId("otpCode");
  const code = String(100_000 + ((id * 7919) % 900_000));
  db.otpCode.create({ id, userId: user.id, code, expiresAt: new Date(now.getTime() + 15 * MINUTE).toISOString() });
  for (const tell of db.codeReaders) tell(user.email, code);
}

/** Uses up the code, or counts the wrong try; the fifth one cancels it (D-036). */
export function tryCode(db: Db, user: User, otp: string): "right" | "wrong" | "expired" {
  const present = codeOf(db, user);
  if (!present) return "wrong";
  if (present.wrongTries >= 5 || present.expiresAt <= db.clock.now().toISOString()) return "expired";
  if (present.code === otp) {
    db.otpCode.delete({ where: { id: { equals: present.id } } });
    return "right";
  }
  db.otpCode.update({ where: { id: { equals: present.id } }, data: { wrongTries: present.wrongTries + 1 } });
  return "wrong";
}

/** The code that the mail would carry. */
export function readOtp(db: Db, email: string): string | undefined {
  const user = db.user.findFirst({ where: { email: { equals: email.trim().toLowerCase() } } });
  return user ? codeOf(db, user)?.code : undefined;
}
