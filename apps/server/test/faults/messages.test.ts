import { always, at, fields, firstAgain, none, plus, reversed, without, withoutFirst, withoutLast } from "./changes";
import { finds, startServers } from "./finds";
import { clientFrames, frames, loses, reachesEveryone, reachesOneTab, repeats, wholeFrames } from "./live";
import { query, sends } from "./requests";
import {
  answers,
  anyoneMay,
  asks,
  doesNothing,
  letsThrough,
  sharedCache,
  shows,
  stale,
  status,
  when,
} from "./responses";

startServers();

finds({
  "connectLive: delivers a first message to both people, in a new discussion": {
    "a message is lost": { ...loses("new_message"), says: /No new_message came/ },
    "the count is wrong": frames("unread_messages_count_update", "unread_count", plus(1)),
    "a message has no sender": {
      ...frames("new_message", "message", without("sender")),
      says: /must have required property 'sender'/,
    },
    "a message shows its sender's e-mail address": {
      ...frames("new_message", "message.sender", fields({ email: "a@example.org" })),
      says: /must not show \S*\bemail/,
    },
    "a message takes the number of another": {
      ...wholeFrames("new_message", (frame) => ({ ...frame, eventId: 1 })),
      says: /stands for two messages/,
    },
  },
  "connectLive: refuses 'rien-de-tel' as token": { "no valid token is needed": { opensLive: true } },
  "connectLive: refuses a token that logout revoked": { "a token outlives its logout": { opensLive: true } },
  "connectLive: sends both counts on opening": {
    "no message is unread": frames("unread_messages_count_update", "unread_count", always(0)),
  },
  "connectLive: closes when the session ends": {
    "a channel outlives its session": { keepsLive: true, says: /No end of the channel came/ },
  },
  "connectLive: answers a call without a handshake with 426": {
    "400 for a call that is no handshake": status("connectLive", 426, 400),
  },
  "connectLive: numbers its events without a gap": {
    "a number occurs twice": wholeFrames("new_notification", (frame) => ({ ...frame, eventId: 1 })),
    "an event is lost": loses("new_notification"),
  },
  "connectLive: uses the language set on a connection, and reports its last event number": {
    "a heartbeat counts an event that never came": frames("heartbeat", "lastEventId", plus(1)),
    "the language is ignored": frames("new_notification", "message", () => "Une personne a fait quelque chose."),
    "the language is wrong": clientFrames("set_language", "language", always("fr")),
  },
  "listDiscussions: continues the only discussion of two people for either sender": {
    "a discussion has no last message": shows("listDiscussions", "*.lastMessage", null),
    "every message begins a discussion": answers("listDiscussions", "", firstAgain),
  },
  "listDiscussions: puts the discussion with the latest message first": {
    "the oldest first": answers("listDiscussions", "", reversed),
    "a discussion stays where it was": stale("listDiscussions"),
  },
  "listMessages: lists messages oldest first, and with `before` only older ones": {
    "the newest first": answers("listMessages", "", reversed),
    "`before` is ignored": query("listMessages", { before: undefined }),
    "the first message is lost": answers("listMessages", "", withoutFirst),
  },
  "listMessages: is for its two people only": {
    "another's messages are shown": letsThrough("listMessages", 404),
    "anyone reads a discussion": anyoneMay("listMessages"),
  },
  "listMessages: shows a client id to its sender only": {
    "the recipient sees the client id": sharedCache("listMessages"),
  },
  "listMessages: marks nothing as read for HEAD": {
    "HEAD marks messages as read": { call: (call) => (call.method === "HEAD" ? { ...call, method: "GET" } : call) },
  },
  "listMessages: reports readings to the author only, on every channel and later": {
    "the author gets no frame": loses("discussion_read"),
    "everyone gets the frame": reachesEveryone("discussion_read"),
    "only one channel gets the frame": reachesOneTab("discussion_read"),
    "the list shows nothing as read": shows("listDiscussions", "*.readUpTo", null),
  },
  "listMessages: reports each reading once": { "a reading is reported twice": repeats("discussion_read") },
  "listDiscussions: shows no mark while the author has turned them off": {
    "marks cannot be switched off": doesNothing("updateMe"),
  },
  "updateMessage: ignores an unchanged text": {
    "the same text is a change": answers("updateMessage", "data", fields({ editedAt: "2030-01-01T00:00:00.000Z" })),
  },
  "updateMessage: keeps the unread state, and shows the client id to its sender only": {
    "a change is unread": answers("getUnreadMessagesCount", "unread_count", plus(1)),
  },
  "deleteMessage: clears a message for both people, on every channel, and keeps its position": {
    "a deleted message keeps its text": doesNothing("deleteMessage"),
    "a deleted message leaves the list": answers("listMessages", "", withoutLast),
    "the recipient gets no frame": loses("message_changed"),
  },
  "searchMessages: finds messages by the beginnings of all words, in any case": {
    "one word is enough": {
      call: (call) => ({ ...call, path: call.path.replace(/(q=[^&+%]+)[+%][^&]*/, "$1") }),
    },
    "nothing is found": answers("searchMessages", "items", none),
  },
  "createReport: accepts reports of a message from its recipient only": {
    "the sender can report it": when(asks("/reports"), letsThrough("createReport", 404)),
    "the wrong message is reported": sends("createReport", at("targetId", plus(-1))),
  },
});
