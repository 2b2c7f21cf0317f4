import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";

// docs/product/moderation.md lists what a block hides, and from which of the two people.

/** The ids of the people a user has blocked, as a subquery. */
export const blockedBy = (db: Db, userId: number) =>
  db.selectFrom("blocks").select("blocked_id").where("blocker_id", "=", userId);

/** Whether one person blocks another; each is an id or a column. */
export const doesBlock = (blocker: RawBuilder<unknown> | number, blocked: RawBuilder<unknown> | number) =>
  sql<boolean>`exists (select from blocks where blocker_id = ${blocker} and blocked_id = ${blocked})`;
