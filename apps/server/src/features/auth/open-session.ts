import { secondsSessionValid } from "./session-lifetime";
import { deviceOf } from "./user-agent";
import { sql } from "kysely";
import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import type { Call, OperationId } from "../../platform/http/handler";
import { networkOf } from "../../platform/ip-networks";
import { type Checked, lockForLogin } from "./lock-account-row";
import { keepActive, recordEnded, validSessions } from "./sessions";
import { hashOf, newToken } from "./random-tokens";

/** The maximum number of sessions per account (D-245). */
const maxSessions = 50;

type Opening = Pick<Call<OperationId>, "clock" | "publish"> & Partial<Pick<Call<OperationId>, "address" | "userAgent">>;

/** Ends the least recently used sessions to make room for one more. */
async function makeRoom(tx: Db, { clock, publish, address }: Opening, userId: number): Promise<void> {
  const surplus = validSessions(tx, clock.now())
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .offset(sql.lit(maxSessions - 1));
  const ended = await tx
    .updateTable("sessions")
    .set({ revoked_at: clock.now() })
    .where("id", "in", surplus)
    .returning("id")
    .execute();
  await recordEnded(
    tx,
    { userId, publish, address },
    ended.map(({ id }) => id),
  );
}

/**
 * Opens a session for seven days and returns its token; stores only the hash (D-045). Locks the account, so that no
 * session outlives the password that opened it.
 */
export async function openSession(tx: Db, opening: Opening, checked: Checked): Promise<string> {
  const { clock, address, userAgent } = opening;
  await lockForLogin(tx, checked);
  await makeRoom(tx, opening, checked.id);
  const token = newToken();
  const now = clock.now();
  const session = {
    user_id: checked.id,
    token_hash: hashOf(token),
    network: address === undefined ? null : networkOf(address),
    ...deviceOf(userAgent),
    created_at: now,
    last_used_at: now,
    expires_at: secondsAfter(now, secondsSessionValid),
  };
  await tx.insertInto("sessions").values(session).execute();
  await keepActive(tx, now, checked.id);
  return token;
}
