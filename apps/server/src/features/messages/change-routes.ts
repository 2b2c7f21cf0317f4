import { forbidden, messageErrors, notFound, rateLimits } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import { ok, type Routes } from "../../platform/http/handler";
import { transactionRoute } from "../../platform/http/route";
import { changeableMessage } from "./access";
import { countOneLess, emptyMessage, lockDiscussionOf, lockMessage, updateMessage as setText } from "./change-store";
import * as presenter from "./presenter";
import { findDelivered } from "./store";

async function answer(db: Db, id: number, readerId: number) {
  const { message } = await findDelivered(db, { id, readerId });
  if (!message) throw notFound(messageErrors.noMessage);
  return ok({ data: presenter.messageOf(message, readerId) });
}

/** PATCH /message/{id}: an unchanged text changes nothing. A recipient who blocks the sender keeps the earlier text. */
const updateMessage = transactionRoute<"updateMessage">(
  { role: "member", limit: rateLimits.messages },
  async ({ db: tx, clock, user, params, body, publish }) => {
    const now = clock.now();
    const before = changeableMessage(user, now, await lockMessage(tx, params.id, user.id));
    const { id, recipient_id: recipientId, isBlocked } = before;
    if (before.blocks) throw forbidden(messageErrors.toBlocked);
    if (body.content !== (before.own_content ?? before.content)) {
      await setText(tx, id, body.content, now, !isBlocked);
      publish(user.id, { kind: "message-changed", id });
      if (recipientId !== null && !isBlocked) publish(recipientId, { kind: "message-changed", id });
    }
    return answer(tx, id, user.id);
  },
);

/** DELETE /message/{id}: leaves a placeholder. */
const deleteMessage = transactionRoute<"deleteMessage">(
  { role: "member" },
  async ({ db: tx, clock, user, params, publish }) => {
    await lockDiscussionOf(tx, params.id);
    const now = clock.now();
    const before = changeableMessage(user, now, await lockMessage(tx, params.id, user.id));
    const { id, discussion_id: discussionId, recipient_id: recipientId, read_at: readAt, isBlocked } = before;
    await emptyMessage(tx, id, now);
    publish(user.id, { kind: "message-changed", id });
    if (recipientId !== null) {
      if (readAt === null) await countOneLess(tx, discussionId, recipientId);
      if (!isBlocked) {
        publish(recipientId, { kind: "message-changed", id });
        if (readAt === null) publish(recipientId, { kind: "messages-read" });
      }
    }
    return answer(tx, id, user.id);
  },
);

export const changingRoutes = { updateMessage, deleteMessage } satisfies Routes;
