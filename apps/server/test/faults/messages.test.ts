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

finds("connectLive: delivers a first message to both people, in a new discussion", {
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
});

finds("connectLive: delivers to every channel of both people only", {
  "a message comes twice": repeats("new_message"),
  "a confirmation comes twice": repeats("message_sent"),
  "everyone gets a message": reachesEveryone("new_message"),
  "one channel gets a message": reachesOneTab("new_message"),
});

finds("connectLive: delivers markup unchanged", {
  "markup is escaped": frames("new_message", "message.content", (text) => String(text).replaceAll("<", "&lt;")),
});

finds("connectLive: stores a message with a known client id once, and confirms it again", {
  "a client id is ignored": clientFrames("send_message", "", without("clientId")),
});

finds("connectLive: refuses an invalid content, and names its client id", {
  "a refusal names no client id": frames("error", "", without("clientId")),
  "refusals are lost": loses("error"),
});

finds("connectLive: refuses a message into a discussion of other people", {
  "the refusal is lost": loses("error"),
});

finds("connectLive: refuses a message to a blocked person", {
  "the refusal is a confirmation": loses("error"),
});

finds("connectLive: confirms a blocked person's messages without delivering them", {
  "a blocked person notices the block": loses("message_sent"),
});

finds("connectLive: limits one sender to about 60 messages a minute over all channels", {
  "the limit is not reported": loses("error"),
});

finds("connectLive: refuses an offer that does not concern the two people, and stores nothing", {
  "the offer is left out": clientFrames("send_message", "", without("jobOfferID")),
});

finds("connectLive: refuses 'rien-de-tel' as token", { "no valid token is needed": { opensLive: true } });

finds("connectLive: refuses a token that logout revoked", { "a token outlives its logout": { opensLive: true } });

finds("connectLive: closes when the session ends", {
  "a channel outlives its session": { keepsLive: true, says: /No end of the channel came/ },
});

finds("undoEmail: closes the live channels of the sessions that it ends", {
  "a channel outlives its session": { keepsLive: true, says: /No end of the channel came/ },
});

finds("connectLive: answers a call without a handshake with 426", {
  "400 for a call that is no handshake": status("connectLive", 426, 400),
});

finds("connectLive: sends both counts on opening", {
  "one count is missing": loses("unread_messages_count_update"),
  "the counts are zero": frames("unread_count_update", "unread_count", () => 0),
});

finds("connectLive: notifies every channel of the same user", {
  "only one channel gets the frame": reachesOneTab("unread_count_update"),
});

finds("connectLive: answers an unknown type with an error and stays open", { "it says nothing": loses("error") });

finds("connectLive: numbers its events without a gap", {
  "a number occurs twice": wholeFrames("new_notification", (frame) => ({ ...frame, eventId: 1 })),
  "an event is lost": loses("new_notification"),
});

finds("connectLive: uses the language set on a connection, and reports its last event number", {
  "a heartbeat counts an event that never came": frames("heartbeat", "lastEventId", plus(1)),
  "the language is ignored": frames("new_notification", "message", () => "Une personne a fait quelque chose."),
  "the language is wrong": clientFrames("set_language", "language", always("fr")),
});

finds("connectLive: sets the language of one connection only", {
  "every connection has one language": frames("new_notification", "message", () => "Une personne."),
});

finds("listDiscussions: continues the only discussion of two people, whoever writes", {
  "a discussion has no last message": shows("listDiscussions", "*.lastMessage", null),
  "every message begins a discussion": answers("listDiscussions", "", firstAgain),
});

finds("listDiscussions: puts the discussion with the latest message first", {
  "the oldest first": answers("listDiscussions", "", reversed),
  "a discussion stays where it was": stale("listDiscussions"),
});

finds("listDiscussions: counts the other person's messages as unread, and none of one's own", {
  "one's own messages are unread": answers("listDiscussions", "*.unreadCount", plus(1)),
  "nothing is unread": shows("listDiscussions", "*.unreadCount", 0),
});

finds("listDiscussions: is about the last named offer, as long as the application exists", {
  "the first offer instead of the last": stale("listDiscussions"),
  "no offer": shows("listDiscussions", "*.offer", null),
});

finds("listDiscussions: keeps earlier messages, hidden while the person is blocked", {
  "a discussion with a blocked person can be read": letsThrough("listMessages", 404),
  "the list never hides the discussion": stale("listDiscussions"),
});

finds("listMessages: lists messages oldest first, and with `before` only older ones", {
  "the newest first": answers("listMessages", "", reversed),
  "`before` is ignored": query("listMessages", { before: undefined }),
  "the first message is lost": answers("listMessages", "", withoutFirst),
});

finds("listMessages: is for its two people only", {
  "another's messages are shown": letsThrough("listMessages", 404),
  "anyone reads a discussion": anyoneMay("listMessages"),
});

finds("listMessages: shows a client id to its sender only", {
  "the recipient sees the client id": sharedCache("listMessages"),
});

finds("listMessages: marks messages as read that the recipient has listed, and updates every channel", {
  "the count after reading is lost": loses("unread_messages_count_update"),
  "only one channel gets the frame": reachesOneTab("unread_messages_count_update"),
});

finds("listMessages: marks only one discussion as read", {
  "a read discussion stays counted": answers("getUnreadMessagesCount", "unread_count", plus(1)),
  "reading one discussion marks all as read": stale("getUnreadMessagesCount"),
});

finds("listMessages: marks nothing as read for HEAD", {
  "HEAD marks messages as read": { call: (call) => (call.method === "HEAD" ? { ...call, method: "GET" } : call) },
});

finds("listMessages: tells only the author what is read, on every channel and later", {
  "the author gets no frame": loses("discussion_read"),
  "everyone gets the frame": reachesEveryone("discussion_read"),
  "only one channel gets the frame": reachesOneTab("discussion_read"),
  "the list shows nothing as read": shows("listDiscussions", "*.readUpTo", null),
});

finds("listMessages: reports each reading once", { "a reading is reported twice": repeats("discussion_read") });

finds("listDiscussions: shows no mark while the author has turned them off", {
  "marks cannot be switched off": doesNothing("updateMe"),
});

finds("updateMe: is on by default, and stores the choice", {
  "the choice is lost": stale("getMe"),
  "no read marks at first": shows(["getMe", "updateMe"], "readMarks", false),
});

finds("updateMessage: changes a text for both people, on every channel, with the time", {
  "the recipient gets no frame": loses("message_changed"),
  "only one channel gets the frame": reachesOneTab("message_changed"),
  "a change has no date": shows("listMessages", "*.editedAt", null),
});

finds("updateMessage: ignores an unchanged text", {
  "the same text is a change": answers("updateMessage", "data", fields({ editedAt: "2030-01-01T00:00:00.000Z" })),
});

finds("updateMessage: may be changed by its sender only", { "anyone changes a message": anyoneMay("updateMessage") });

finds("updateMessage: keeps the unread state, and shows the client id to its sender only", {
  "a change is unread": answers("getUnreadMessagesCount", "unread_count", plus(1)),
});

finds("deleteMessage: clears a message for both people, on every channel, and keeps its position", {
  "a deleted message keeps its text": doesNothing("deleteMessage"),
  "a deleted message leaves the list": answers("listMessages", "", withoutLast),
  "the recipient gets no frame": loses("message_changed"),
});

finds("deleteMessage: no longer counts as unread after deletion", {
  "a deleted message stays unread": stale("getUnreadMessagesCount"),
});

finds("deleteMessage: may be deleted by its sender only, and once", {
  "anyone deletes a message": anyoneMay("deleteMessage"),
  "a deletion succeeds again": letsThrough("deleteMessage", 404),
});

finds("searchMessages: searches all discussions, newest first, page by page", {
  "the oldest first": answers("searchMessages", "items", reversed),
  "there is no next page": shows("searchMessages", "next", null),
  "each page is the first": query("searchMessages", { before: undefined }),
});

finds("searchMessages: finds messages by the beginnings of all words, in any case", {
  "one word is enough": {
    call: (call) => ({ ...call, path: call.path.replace(/(q=[^&+%]+)[+%][^&]*/, "$1") }),
  },
  "nothing is found": answers("searchMessages", "items", none),
});

finds("searchMessages: finds no messages between other people", {
  "everyone finds what one person finds": sharedCache("searchMessages"),
});

finds("searchMessages: finds a changed message by its new text only", {
  "the former text is found": doesNothing("updateMessage"),
});

finds("searchMessages: finds no deleted message", { "a deleted message is found": doesNothing("deleteMessage") });

finds("searchMessages: returns messages as in their discussions, with the other person", {
  "the wrong person is shown": answers("searchMessages", "items.*.interlocutor.id", plus(1)),
});

finds("createReport: accepts reports of a message from its recipient only", {
  "the sender can report it": when(asks("/reports"), letsThrough("createReport", 404)),
  "the wrong message is reported": sends("createReport", at("targetId", plus(-1))),
});
