import { ok } from "@passerelle/api/contract";
import { messageErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { found } from "../domain/creations";
import {
  discussionsOf,
  listedDiscussions,
  messagesOf,
  presentDiscussion,
  presentMessage,
  readBy,
} from "../domain/messaging";
import { respond } from "../http/respond";

const MOST_AT_ONCE = 200;

/** Conversations; sending goes through the live channel. */
export const messageHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    listDiscussions: ({ me }) =>
      ok(listedDiscussions(db, me.id).map((discussion) => presentDiscussion(db, discussion, me.id))),

    listMessages: ({ me, params, query: { before = Infinity } }) => {
      const one = discussionsOf(db, me.id).find(({ id }) => id === params.id);
      const discussion = found(one, messageErrors.noDiscussion);
      const messages = messagesOf(db, discussion.id, me.id).filter(({ id }) => id < before);
      readBy(db, discussion, me.id);
      return ok(messages.slice(-MOST_AT_ONCE).map((message) => presentMessage(db, message, me.id)));
    },
  });
