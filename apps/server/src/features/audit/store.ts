import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { AuditDetails, AuditEventName } from "../../platform/database/schema";

/** Something that happened to an account. */
export interface AuditEvent {
  event: AuditEventName;
  /** The account; nothing where an e-mail address has none. */
  accountId?: number | undefined;
  /** Who did it, if somebody else. */
  actorId?: number;
  /** The network address that it came from; nothing for jobs. */
  address?: string;
  /** Ids and counts, never a secret. */
  details?: AuditDetails;
}

/** Records an event, in the transaction of its cause where there is one. */
export async function recordEvent(db: Db, { event, accountId, actorId, address, details = {} }: AuditEvent) {
  const row = {
    event,
    account_id: accountId ?? null,
    actor_id: actorId ?? null,
    network_address: address ?? null,
    details: JSON.stringify(details),
  };
  await db.insertInto("audit_events").values(row).execute();
}

/** Deletes the events of more than a year ago; the database refuses to delete younger ones. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await db
    .deleteFrom("audit_events")
    .where("created_at", "<", sql<Date>`now() - interval '1 year'`)
    .execute();
}
