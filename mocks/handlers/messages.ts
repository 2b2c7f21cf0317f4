import { type Db, defaultDb } from "../db";
import { http } from "../http/http";
import { discussionsOf, messagesOf, presentDiscussion, presentMessage, readBy } from "../domain/messaging";
import { found, idOf, signedIn } from "../http/request";

const MOST_AT_ONCE = 200;

/** Conversations; sending goes through the live channel (specification §7; D-015, D-138, D-142, D-152, D-154). */
export const messageHandlers = (db: Db = defaultDb()) => [
  http.get("/discussions", ({ request, response }) => {
    const { me } = signedIn(db, request, "fr");
    return response(200).json(discussionsOf(db, me.id).map((discussion) => presentDiscussion(db, discussion, me.id)));
  }),

  http.get("/discussions/{id}/messages", ({ request, params, response }) => {
    const { me, say } = signedIn(db, request, "fr");
    const id = idOf(params.id, say);
    const discussion = found(discussionsOf(db, me.id).find((one) => one.id === id) ?? null, say);
    const before = new URL(request.url).searchParams.get("before");
    const oldest = before === null ? Infinity : idOf(before, say);
    const messages = messagesOf(db, discussion.id).filter((message) => message.id < oldest);
    readBy(db, discussion, me.id);
    return response(200).json(messages.slice(-MOST_AT_ONCE).map((message) => presentMessage(db, message, me.id)));
  }),
];
