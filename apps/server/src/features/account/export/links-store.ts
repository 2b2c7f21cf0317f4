import { createHash, randomBytes } from "node:crypto";
import { type Language, secondsLinkValid } from "@passerelle/domain";
import { type Clock, secondsAfter } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";

const hashOf = (code: string) => createHash("sha256").update(code).digest("base64url");

/** Creates the code of an export link; valid for fifteen minutes, while the session lasts. */
export async function issueExport(db: Db, clock: Clock, sessionId: number, language: Language) {
  const code = randomBytes(32).toString("base64url");
  const expires_at = secondsAfter(clock.now(), secondsLinkValid);
  await db
    .insertInto("exports")
    .values({ code_hash: hashOf(code), session_id: sessionId, language, expires_at })
    .execute();
  return { code, expiresAt: expires_at };
}

/** Consumes a code; returns its user and the language, or undefined the second time. */
export async function consumeExport(db: Db, clock: Clock, code: string) {
  const now = clock.now();
  const used = await db
    .deleteFrom("exports")
    .where("code_hash", "=", hashOf(code))
    .where("expires_at", ">", now)
    .returning(["session_id", "language"])
    .executeTakeFirst();
  if (!used) return undefined;
  const user = await db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.id as sessionId", "u.id", "u.username", "u.role", "u.language"])
    .where("s.id", "=", used.session_id)
    .where("s.revoked_at", "is", null)
    .where("u.suspended_at", "is", null)
    .where("s.expires_at", ">", now)
    .executeTakeFirst();
  return user && { user, language: used.language };
}
