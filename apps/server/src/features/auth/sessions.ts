import { createHash, randomBytes } from "node:crypto";
import { secondsSessionValid } from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import type { CurrentUser } from "../../platform/http/handler";

// A token is 256 random bits, so one fast hash is enough to make the stored form useless.
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Opens a session for seven days and gives its token, of which only the hash is kept (D-045). */
export async function openSession(db: Db, clock: Clock, userId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = clock.now();
  const session = {
    user_id: userId,
    token_hash: hashOf(token),
    created_at: now,
    expires_at: secondsAfter(now, secondsSessionValid),
  };
  await db.insertInto("sessions").values(session).execute();
  return token;
}

/** Whom a token belongs to, unless it is unknown, expired or revoked (D-045). */
export async function findSession(db: Db, clock: Clock, token: string): Promise<CurrentUser | undefined> {
  if (token.length > 200) return undefined;
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .where("sessions.token_hash", "=", hashOf(token))
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expires_at", ">", clock.now())
    .select(["sessions.id as sessionId", "users.id", "users.username", "users.role", "users.language"])
    .executeTakeFirst();
}

/** Ends a session for good (D-046). */
export async function revokeSession(db: Db, clock: Clock, sessionId: number): Promise<void> {
  await db.updateTable("sessions").set({ revoked_at: clock.now() }).where("id", "=", sessionId).execute();
}
