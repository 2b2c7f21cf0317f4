import { messageErrors, notFound } from "@passerelle/domain";
import { ok, type Handler, type Routes } from "../../platform/http/handler";
import * as presenter from "./presenter";
import * as store from "./store";

/** GET /discussions: one's own, the one with the latest message first. */
const listDiscussions: Handler<"listDiscussions"> = async ({ db, user }) => {
  const rows = await store.listDiscussions(db, user.id);
  return ok(rows.map((row) => presenter.discussion(row, user.id)));
};

/**
 * GET /discussions/{id}/messages: for its two people alone. The other's messages are marked as read before
 * they are listed: one that arrives in between is shown, and stays unread until the next call.
 */
const listMessages: Handler<"listMessages"> = async ({ db, user, params, query, publish, marksSeen }) => {
  const { discussion, rows, wasUnread } = await db.transaction().execute(async (tx) => {
    const found = await store.findDiscussion(tx, user.id, params.id);
    if (!found) throw notFound(messageErrors.noDiscussion);
    const marked = marksSeen && (await store.markRead(tx, user.id, found.id));
    return {
      discussion: found,
      rows: await store.listMessages(tx, user.id, found.id, query.before),
      wasUnread: marked,
    };
  });
  if (wasUnread) publish(user.id, { kind: "messages-read" });
  return ok(rows.map((row) => presenter.message(row, discussion, user.id)));
};

/** Discussions; sending goes through the live channel. */
export const messagesRoutes = { listDiscussions, listMessages } satisfies Routes;
