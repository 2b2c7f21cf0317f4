import type { Schemas } from "@passerelle/api";
import { messageErrors, notFound } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import { ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { changingRoutes } from "./change-routes";
import * as presenter from "./presenter";
import { searchRoutes } from "./search-routes";
import * as store from "./store";
import { markRead } from "./unread-store";

/** GET /discussions: the caller's own discussions, the one with the latest message first. */
const listDiscussions = route<"listDiscussions">({ role: "member" }, async ({ db, user }) =>
  ok(await latestDiscussions(db, user.id)),
);

/** A person's discussions, the one with the latest message first. */
export async function latestDiscussions(db: Db, userId: number, count?: number): Promise<Schemas["Discussion"][]> {
  const rows = await store.listDiscussions(db, userId, count);
  return rows.map((row) => presenter.discussion(row, userId));
}

/**
 * GET /discussions/{id}/messages: for the two participants. Marks the other person's messages as read after listing
 * them; a message that arrives in between stays unread until the next call.
 */
const listMessages = route<"listMessages">(
  { role: "member" },
  async ({ db, user, params, query, publish, marksSeen }) => {
    const discussion = await store.findHistory(db, user.id, params.id, query.before);
    if (!discussion) throw notFound(messageErrors.noDiscussion);
    const { last, unread, messages } = discussion;
    const reading = marksSeen && unread > 0 ? await markRead(db, user.id, discussion.id, last.id) : undefined;
    if (reading) publish(user.id, { kind: "messages-read" });
    if (reading?.authorId) publish(reading.authorId, { kind: "discussion-read", id: discussion.id });
    return ok(messages.map((row) => presenter.message(row, discussion, user.id)));
  },
);

/** Lists and changes discussions; messages are sent through the live channel. */
export const messagesRoutes = { listDiscussions, listMessages, ...searchRoutes, ...changingRoutes } satisfies Routes;
