import { type Language, maxCodeTries, secondsCodeValid, secondsSessionValid } from "@passerelle/domain";
import type { Db } from "../db";
import type { User } from "../http/request";
import { userByEmail } from "./registration";

/** Opens a session of seven days. */
export function openSession(db: Db, user: User): string {
  // Unique across restarts of the mock.
  const token = `mock-session-${db.nextId("session")}-${Date.now().toString(36)}`;
  keepSession(db, user.id, token);
  return token;
}

/** Stores the language that the user asked for; live messages use it. */
export function keepLanguage(db: Db, { id }: User, wanted: Language | undefined): void {
  db.user.update({ where: { id: { equals: id } }, data: { language: wanted ?? null } });
}

function keepSession(db: Db, userId: number, token: string) {
  const expiresAt = new Date(db.clock.now().getTime() + secondsSessionValid * 1000).toISOString();
  db.session.create({ token, userId, expiresAt });
}

/** Restores a session from an earlier start of the mock, if its user is seeded. */
export function reopenSession(db: Db, { token, username }: { token: string; username: string }): void {
  const user = db.user.findFirst({ where: { username: { equals: username } } });
  const isOpen = db.session.findFirst({ where: { token: { equals: token } } }) !== null;
  if (user && token !== "" && !isOpen) keepSession(db, user.id, token);
}

const codeOf = (db: Db, user: User) => db.otpCode.findFirst({ where: { userId: { equals: user.id } } });

/** A six-digit code for fifteen minutes; a new one cancels the old. */
export function sendCode(db: Db, user: User, when: "always" | "unless one is valid") {
  const present = codeOf(db, user);
  const now = db.clock.now();
  if (
    when === "unless one is valid" &&
    present &&
    present.expiresAt > now.toISOString() &&
    present.wrongTries < maxCodeTries
  )
    return;
  db.otpCode.deleteMany({ where: { userId: { equals: user.id } } });
  const id = db.nextId("otpCode");
  const code = String(100_000 + ((id * 7919) % 900_000));
  db.otpCode.create({
    id,
    userId: user.id,
    code,
    expiresAt: new Date(now.getTime() + secondsCodeValid * 1000).toISOString(),
  });
  for (const notifyReader of db.codeReaders) notifyReader(user.email, code);
}

/** Consumes the code, or counts the wrong try; the last allowed try cancels it. */
export function tryCode(db: Db, user: User, otp: string): "right" | "wrong" | "expired" | "cancelled" {
  const present = codeOf(db, user);
  if (!present || present.wrongTries >= maxCodeTries) return "cancelled";
  const where = { id: { equals: present.id } };
  if (present.expiresAt <= db.clock.now().toISOString()) {
    db.otpCode.update({ where, data: { wrongTries: present.wrongTries + 1 } });
    return "expired";
  }
  if (present.code === otp) {
    db.otpCode.delete({ where });
    return "right";
  }
  const { wrongTries } = db.otpCode.update({ where, data: { wrongTries: present.wrongTries + 1 }, strict: true });
  return wrongTries < maxCodeTries ? "wrong" : "cancelled";
}

/** The code that the mail would carry. */
export function readOtp(db: Db, email: string): string | undefined {
  const user = userByEmail(db, email.trim());
  return user ? codeOf(db, user)?.code : undefined;
}
