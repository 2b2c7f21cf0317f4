import type { Db } from "../../platform/database/database";
import { byId, readInBatches, rowsInOrder } from "../../platform/database/read-in-batches";
import * as presenter from "./presenter";
import { findDiscussion, listMessagesAfter } from "./store";

/** All discussions of a person, including those with people they blocked, each with its messages, oldest first. */
export async function* ownDiscussions(db: Db, userId: number) {
  for (const side of ["user_low", "user_high"] as const) {
    const own = db.selectFrom("discussions").select("id").where(side, "=", userId);
    for await (const { id } of rowsInOrder(own, "id", byId)) {
      const row = await findDiscussion(db, userId, id);
      if (!row) continue;
      const messages = readInBatches(
        async (after) =>
          (await listMessagesAfter(db, userId, id, after)).map((message) => presenter.message(message, row, userId)),
        byId,
      );
      yield { discussion: presenter.discussion(row, userId), messages };
    }
  }
}
