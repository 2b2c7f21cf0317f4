import { ok } from "@passerelle/api/contract";
import { forbidden, messageErrors, messagesPageSize, pageSize } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { respond } from "../http/routes";
import {
  discussionsOf,
  messagesOf,
  otherOf,
  presentDiscussion,
  presentMessage,
  readBy,
  sendUnreadMessages,
  unreadMessages,
} from "../messaging";
import { byId, found, has, nowIn, presentPerson, type Row } from "../find-rows";

/** Discussions; sending goes through the live channel. */
export const messageHandlers = (db: Db = defaultDb()) => {
  /** Changes one of the caller's own messages, and notifies both people. */
  const change = (me: number, id: number, data: Partial<Row<"message">>) => {
    const all = discussionsOf(db, me).flatMap((discussion) =>
      messagesOf(db, discussion.id).map((message) => ({ message, recipient: otherOf(discussion, me) })),
    );
    const one = all.find(({ message }) => message.id === id && message.deletedAt === null);
    const { message, recipient } = found(one, messageErrors.noMessage);
    if (message.senderId !== me) throw forbidden(messageErrors.othersMessage);
    const saved = db.message.update({ ...byId(id), data, strict: true });
    for (const reader of [me, recipient])
      db.live.send(reader, { type: "message_changed", data: { message: presentMessage(db, saved, reader) } });
    sendUnreadMessages(db, recipient);
    return ok({ data: presentMessage(db, saved, me) });
  };

  return respond(db, {
    getUnreadMessagesCount: ({ me }) => ok({ unread_count: unreadMessages(db, me.id) }),

    listDiscussions: ({ me }) =>
      ok(discussionsOf(db, me.id).map((discussion) => presentDiscussion(db, discussion, me.id))),

    listMessages: ({ me, params, query: { before = Infinity } }) => {
      const one = discussionsOf(db, me.id).find(({ id }) => id === params.id);
      const discussion = found(one, messageErrors.noDiscussion);
      readBy(db, discussion, me.id);
      const messages = messagesOf(db, discussion.id).filter(({ id }) => id < before);
      return ok(messages.slice(-messagesPageSize).map((message) => presentMessage(db, message, me.id)));
    },

    searchMessages: ({ me, query }) => {
      const all = discussionsOf(db, me.id).flatMap((discussion) => {
        const interlocutor = presentPerson(db, otherOf(discussion, me.id));
        return messagesOf(db, discussion.id).map((each) => ({
          message: presentMessage(db, each, me.id),
          interlocutor,
        }));
      });
      const found = all.filter(({ message: { content, deletedAt } }) => !deletedAt && has([content], query.q));
      const latestFirst = found.toSorted((a, b) => b.message.id - a.message.id);
      return ok({ items: latestFirst.slice(0, query.pageSize ?? pageSize) });
    },

    updateMessage: ({ me, params, body: { content } }) => change(me.id, params.id, { content, editedAt: nowIn(db) }),

    deleteMessage: ({ me, params }) =>
      change(me.id, params.id, { content: "", editedAt: null, jobOfferId: null, deletedAt: nowIn(db), isRead: true }),
  });
};
