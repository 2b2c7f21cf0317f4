import { retentionPeriods } from "@passerelle/domain";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { byId, rowsInOrder } from "../../platform/database/read-in-batches";
import type { AuditDetails, AuditEventName } from "../../platform/database/schema";

/** An event in the history of an account. */
export interface AuditEvent {
  event: AuditEventName;
  /** The account; undefined for an e-mail address without one. */
  accountId?: number | undefined;
  /** The person who did it, if not the account's owner. */
  actorId?: number;
  /** The network address of the request; undefined for jobs. */
  address?: string;
  /** Ids and counts, never a secret. */
  details?: AuditDetails;
}

/** Records an event; pass the transaction that causes it, if there is one. */
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

/** Deletes events older than a year; the database refuses to delete younger ones. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await db
    .deleteFrom("audit_events")
    .where("created_at", "<", sql<Date>`now() - ${`${retentionPeriods.monthsAuditEvent} months`}::interval`)
    .execute();
}

/** All events about an account, oldest first, without operators' acts: reports stay hidden from the reported person. */
export const ownEvents = (db: Db, accountId: number) =>
  rowsInOrder(
    db
      .selectFrom("audit_events")
      .select(["id", "created_at as time", "event", "actor_id as actor", "network_address as address"])
      .where("account_id", "=", accountId)
      .where("event", "!=", "admin_act"),
    "id",
    byId,
  );

interface Wanted {
  accountId: number | undefined;
  event: string | undefined;
  since: Date | undefined;
  /** Only events with lower ids. */
  before: number;
  limit: number;
}

/** Events, newest first. */
export function listEvents(db: Db, { accountId, event, since, before, limit }: Wanted) {
  return db
    .selectFrom("audit_events")
    .select(["id", "created_at as time", "event", "account_id as account", "actor_id as actor"])
    .select(["network_address as address", "details"])
    .where("id", "<", before)
    .$if(accountId !== undefined, (query) => query.where("account_id", "=", accountId ?? 0))
    .$if(event !== undefined, (query) => query.where(sql<string>`event`, "=", event ?? ""))
    .$if(since !== undefined, (query) => query.where("created_at", ">=", since ?? new Date(0)))
    .orderBy("id", "desc")
    .limit(sql.lit(limit))
    .execute();
}
