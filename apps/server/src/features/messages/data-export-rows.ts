import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { readInBatches, rowsPerBatch } from "../../platform/database/read-in-batches";
import * as presenter from "./presenter";
import { findDiscussion, listMessagesAfter } from "./store";

/** All discussions of a person, including those with people they blocked, each with its messages, oldest first. */
export async function* ownDiscussions(db: Db, userId: number) {
  for (const side of ["user_low", "user_high"] as const) {
    const ids = readInBatches(async (after) => {
      const rows = await db
        .selectFrom("discussions")
        .select("id")
        .where(side, "=", userId)
        .where("id", ">", after)
        .orderBy("id")
        .limit(sql.lit(rowsPerBatch))
        .execute();
      return rows.map(({ id }) => ({ key: id, value: id }));
    });
    for await (const id of ids) {
      const row = await findDiscussion(db, userId, id);
      if (!row) continue;
      const messages = readInBatches(async (after) =>
        (await listMessagesAfter(db, userId, id, after)).map((message) => ({
          key: message.id,
          value: presenter.message(message, row, userId),
        })),
      );
      yield { discussion: presenter.discussion(row, userId), messages };
    }
  }
}
