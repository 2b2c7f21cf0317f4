import {
  authErrors,
  FieldProblem,
  type Language,
  maxCodeTries,
  normalizePassword,
  rateLimits,
  secondsCodeValid,
  secondsSessionValid,
} from "@passerelle/domain";
import { deviceOf } from "@passerelle/domain/user-agent";
import type { Db } from "../db";
import { countOrReject, resetLimit, rejectWhileLimited } from "../http/limits";
import type { User } from "../http/request";
import { userByEmail, waitingFor } from "./registration";

/** Opens a session of seven days on a device that its `User-Agent` names. */
export function openSession(db: Db, user: User, userAgent?: string): string {
  // Unique across restarts of the mock.
  const token = `mock-session-${db.nextId("session")}-${Date.now().toString(36)}`;
  keepSession(db, user.id, token, deviceOf(userAgent));
  return token;
}

/** Ends all sessions of a user except one that may be named, and closes their live channels. */
export function endSessions(db: Db, userId: number, except = ""): void {
  const where = { userId: { equals: userId }, token: { notEquals: except } };
  const tokens = db.session.findMany({ where }).map(({ token }) => token);
  db.session.deleteMany({ where });
  for (const token of tokens) db.live.endSession(token);
}

/** Refuses what is not the person's current password. */
export function confirmPassword(db: Db, me: User, currentPassword: string): void {
  const subject = `password of ${me.id}`;
  rejectWhileLimited(db, rateLimits.loginFailures, subject);
  if (me.password !== normalizePassword(currentPassword)) {
    countOrReject(db, rateLimits.loginFailures, subject);
    throw new FieldProblem({ currentPassword: authErrors.notCurrentPassword });
  }
  resetLimit(db, rateLimits.loginFailures, subject);
}

/** The code for a new password, or against a new address, that the last mail to an address would carry. */
export function readResetCode(db: Db, email: string): string | undefined {
  const undos = db.emailUndo.getAll().filter((one) => one.email.toLowerCase() === email.trim().toLowerCase());
  const user = userByEmail(db, email.trim());
  const resets = db.passwordReset.findMany({ where: { userId: { equals: user?.id ?? 0 } } });
  return (undos.at(-1) ?? resets.toSorted((a, b) => b.expiresAt.localeCompare(a.expiresAt))[0])?.code;
}

/** Stores the language that the user asked for; live messages use it. */
export function keepLanguage(db: Db, { id }: User, wanted: Language | undefined): void {
  db.user.update({ where: { id: { equals: id } }, data: { language: wanted ?? null } });
}

function keepSession(db: Db, userId: number, token: string, device: Partial<ReturnType<typeof deviceOf>> = {}) {
  const expiresAt = new Date(db.clock.now().getTime() + secondsSessionValid * 1000).toISOString();
  const now = db.clock.now().toISOString();
  db.session.create({ token, userId, createdAt: now, lastUsedAt: now, expiresAt, ...device });
}

/** Restores a session from an earlier start of the mock, if its user is seeded. */
export function reopenSession(db: Db, { token, username }: { token: string; username: string }): void {
  const user = db.user.findFirst({ where: { username: { equals: username } } });
  const isOpen = db.session.findFirst({ where: { token: { equals: token } } }) !== null;
  if (user && token !== "" && !isOpen) keepSession(db, user.id, token);
}

type CodeHolder = "holder" | "anyone";

const codesOf = (db: Db, { id }: User) =>
  db.otpCode.findMany({ where: { userId: { equals: id } } }).toSorted((a, b) => b.id - a.id);

/** Whether the registration has a code that anybody may still use. */
export function hasValidCode(db: Db, user: User): boolean {
  const now = db.clock.now().toISOString();
  return codesOf(db, user).some(
    ({ isOpen, expiresAt, wrongTries, openTries }) =>
      !isOpen && expiresAt > now && wrongTries < maxCodeTries && openTries < maxCodeTries,
  );
}

/** A six-digit code for fifteen minutes; a new one cancels the old one that was asked for in the same way. */
export function sendCode(db: Db, user: User, askedBy: CodeHolder) {
  const isOpen = askedBy === "anyone";
  db.otpCode.deleteMany({ where: { userId: { equals: user.id }, isOpen: { equals: isOpen } } });
  const id = db.nextId("otpCode");
  const code = String(100_000 + ((id * 7919) % 900_000));
  const expiresAt = new Date(db.clock.now().getTime() + secondsCodeValid * 1000).toISOString();
  db.otpCode.create({ id, userId: user.id, code, isOpen, expiresAt });
  for (const notifyReader of db.codeReaders) notifyReader(user.email, code);
}

/**
 * Uses the code, or counts the wrong try; the last allowed try cancels it. Who does not name the registration uses up
 * tries of their own, and learns nothing but whether the newest code is right.
 */
export function tryCode(
  db: Db,
  user: User,
  otp: string,
  by: CodeHolder,
): "right" | "wrong" | "expired" | "cancelled" | "used" {
  const tries = by === "holder" ? "wrongTries" : "openTries";
  const codes = codesOf(db, user).filter((one) => one[tries] < maxCodeTries);
  for (const one of codes) db.otpCode.update({ where: { id: { equals: one.id } }, data: { [tries]: one[tries] + 1 } });
  const open = by === "holder" ? codes : codes.slice(0, 1);
  const found = open.find(({ code }) => code === otp);
  const now = db.clock.now().toISOString();
  if (found?.isUsed) return "used";
  if (found && found.expiresAt <= now) return "expired";
  if (found) {
    db.otpCode.updateMany({ where: { userId: { equals: user.id } }, data: { isUsed: true } });
    return "right";
  }
  if (by === "anyone") return "wrong";
  if (open.every((one) => one[tries] + 1 >= maxCodeTries)) return "cancelled";
  return open.every(({ expiresAt }) => expiresAt <= now) ? "expired" : "wrong";
}

/** The code that the last mail to an address would carry. */
export function readOtp(db: Db, email: string): string | undefined {
  const isMeant = (one: { email: string }) => one.email.toLowerCase() === email.trim().toLowerCase();
  const change = db.emailChange.getAll().toReversed().find(isMeant);
  if (change) return change.code;
  const users = [...waitingFor(db, email.trim()), userByEmail(db, email.trim())];
  const codes = users.flatMap((user) => (user ? codesOf(db, user) : []));
  return codes.toSorted((a, b) => b.id - a.id)[0]?.code;
}
