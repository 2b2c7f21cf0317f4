import { defaultChannels } from "@passerelle/api/contract";
import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Clock } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";
import { notificationKinds } from "./notification-kinds";

// A code has 256 random bits, so one fast hash suffices.
const hashOf = (code: string) => createHash("sha256").update(code).digest("base64url");

/** Creates the code that lets a mail's reader unsubscribe. */
export async function issueUnsubscribeCode(tx: Tx, clock: Clock, userId: number): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  await tx
    .insertInto("unsubscribe_codes")
    .values({ code_hash: hashOf(code), user_id: userId, created_at: clock.now() })
    .execute();
  return code;
}

const mailedByDefault = notificationKinds.filter((kind) => defaultChannels[kind] === "mail");

/** Ends mails of every kind to the person with this code; false if the code does not exist. */
export async function endMails(db: Db, code: string): Promise<boolean> {
  const { rows: holders } = await sql`
    with holder as (select user_id from unsubscribe_codes where code_hash = ${hashOf(code)}),
    ended as (update notification_settings s set channel = 'app', changed_at = now() from holder
      where s.user_id = holder.user_id and s.channel = 'mail'),
    ended_defaults as (insert into notification_settings (user_id, kind, channel)
      select user_id, kind, 'app' from holder cross join unnest(${mailedByDefault}::text[]) as kinds (kind)
      on conflict do nothing)
    select from holder`.execute(db);
  return holders.length === 1;
}
