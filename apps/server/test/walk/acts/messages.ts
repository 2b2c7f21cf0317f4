import * as fc from "fast-check";
import { act, frame, path, type Weighted } from "../act";
import { newName, paging, query, ref, search, text } from "../values";
import { anybody, username } from "../walkers";

const content = text(5_000);
/** Messages and their discussions. */
export const messages: Weighted[] = [
  [6, frame(anybody, fc.record({ recipientUsername: username, content }), newName("message"))],
  [
    2,
    frame(anybody, fc.record({ recipientUsername: username, content, jobOfferID: ref("offer") }), newName("message")),
  ],
  [3, frame(anybody, fc.record({ discussionId: ref("discussion"), content }), newName("message"))],
  [3, act(anybody, path`GET /discussions`, { keep: newName("discussion"), at: "0/id" })],
  [4, act(anybody, path`GET /discussions/${ref("discussion")}/messages`)],
  [1, act(anybody, path`GET /discussions/${ref("discussion")}/messages${query({ before: ref("message") })}`)],
  [2, act(anybody, path`PATCH /message/${ref("message")}`, { json: { content }, required: ["content"] })],
  [2, act(anybody, path`DELETE /message/${ref("message")}`)],
  [1, act(anybody, path`GET /messages/search${query({ q: search, pageSize: paging.pageSize })}`)],
  [1, act(anybody, path`GET /messages/unread-count`)],
];
