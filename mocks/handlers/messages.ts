import { ok } from "@passerelle/api/contract";
import { forbidden, messageErrors, paging, rateLimits } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { blockedBy } from "../domain/blocks";
import { found } from "../domain/creations";
import { changeableMessage, changeMessage, emptyMessage } from "../domain/message-changes";
import { listedDiscussions, messagesOf, presentDiscussion, presentMessage, readBy } from "../domain/messaging";
import { findMessages } from "../domain/search-messages";
import { countOrReject } from "../http/limits";
import { respond } from "../http/respond";

const MOST_AT_ONCE = 200;

/** Discussions; sending goes through the live channel. */
export const messageHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    listDiscussions: ({ me }) =>
      ok(listedDiscussions(db, me.id).map((discussion) => presentDiscussion(db, discussion, me.id))),

    listMessages: ({ me, params, query: { before = Infinity } }) => {
      const one = listedDiscussions(db, me.id).find(({ id }) => id === params.id);
      const discussion = found(one, messageErrors.noDiscussion);
      const messages = messagesOf(db, discussion.id, me.id).filter(({ id }) => id < before);
      readBy(db, discussion, me.id);
      return ok(messages.slice(-MOST_AT_ONCE).map((message) => presentMessage(db, message, me.id)));
    },

    searchMessages: ({ me, query }) => {
      countOrReject(db, rateLimits.searches, String(me.id));
      const { before = Infinity, q } = query;
      const { size } = paging(query);
      const older = findMessages(db, me.id, q).filter(({ message }) => message.id < before);
      const items = older.slice(0, size);
      const last = items.at(-1)?.message.id;
      return ok({ items, ...(older.length > size && last !== undefined && { next: last }) });
    },

    updateMessage: ({ me, params, body: { content } }) => {
      countOrReject(db, rateLimits.messages, String(me.id));
      const { message, recipient } = changeableMessage(db, me.id, params.id);
      if (blockedBy(db, me.id).includes(recipient)) throw forbidden(messageErrors.toBlocked);
      return ok({ data: presentMessage(db, changeMessage(db, message, recipient, content), me.id) });
    },

    deleteMessage: ({ me, params }) => {
      const { message, recipient } = changeableMessage(db, me.id, params.id);
      return ok({ data: presentMessage(db, emptyMessage(db, message, recipient), me.id) });
    },
  });
