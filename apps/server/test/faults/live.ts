import { always, each, field, framesOf, more, plus, statusOf, without, type Fault, type Frame } from "./fault";

const first = ["connectLive", "delivers a first message to both people, in a new discussion (D-141)"] as const;
const everybody = [
  "connectLive",
  "delivers to every channel of both people, and to nobody else (D-139, D-147)",
] as const;
const news = ["connectLive", "notifies the recruiter of an application, and sends the count (D-128, D-132)"] as const;

const language = ["connectLive", "uses the language set on a connection, and reports its last event number"] as const;

const dataOf = (change: (data: unknown) => unknown) => (frame: Frame) => [Object(change(frame))];

/** Faults of the live channel: lost, duplicated, wrong or misdirected messages. */
export const liveFaults: Fault[] = [
  {
    name: "a lost message",
    found: first,
    says: /No new_message came/,
    frames: framesOf("new_message", () => []),
  },
  { name: "a message twice", found: everybody, frames: framesOf("new_message", (frame) => [frame, frame]) },
  {
    name: "a confirmation twice",
    found: everybody,
    frames: framesOf("message_sent", (frame) => [frame, frame]),
  },
  {
    name: "a lost notification",
    found: news,
    says: /No new_notification came/,
    frames: framesOf("new_notification", () => []),
  },
  {
    name: "a live count that is wrong",
    found: first,
    frames: framesOf("unread_messages_count_update", dataOf(field("data", field("unread_count", more)))),
  },
  {
    name: "a live message without its sender",
    found: first,
    says: /must have required property 'sender'/,
    frames: framesOf("new_message", dataOf(field("data", field("message", without("sender"))))),
  },
  {
    name: "a live message that contains the sender's address",
    found: first,
    says: /must NOT have additional properties \(email\)/,
    frames: framesOf(
      "new_message",
      dataOf(field("data", field("message", field("sender", plus({ email: "a@b.fr" }))))),
    ),
  },
  {
    name: "a refusal without the client id",
    found: ["connectLive", "refuses a message to an unverified user (D-143)"],
    frames: framesOf("error", dataOf(field("data", without("clientId")))),
  },
  {
    name: "a number twice",
    found: ["connectLive", "numbers its events without a gap"],
    frames: framesOf("new_notification", (frame) => [Object(field("eventId", () => 1)(frame))]),
  },
  {
    name: "a heartbeat that counts an event that never came",
    found: language,
    frames: framesOf("heartbeat", dataOf(field("data", field("lastEventId", more)))),
  },
  {
    name: "a notification in another language than the connection's",
    found: language,
    frames: framesOf("new_notification", dataOf(field("data", plus({ message: "Quelqu'un a fait quelque chose." })))),
  },
  {
    name: "the channel needs no valid token",
    found: ["connectLive", "refuses 'rien-de-tel' as token (D-061)"],
    opensLive: true,
  },
  {
    name: "a channel that outlives its session",
    found: ["connectLive", "closes when the session ends (D-155)"],
    says: /No end of the channel came/,
    keepsLive: true,
  },
  {
    name: "a channel that outlives the undone change of an address",
    found: ["undoEmail", "closes the live channels of the sessions that it ends (D-032)"],
    says: /No end of the channel came/,
    keepsLive: true,
  },
  {
    name: "a plain call is treated as a handshake",
    found: ["connectLive", "answers a plain call that is no handshake with 426"],
    answer: statusOf("connectLive", 426, 400, always({ error: "Non." })),
  },
  {
    name: "messages newest first",
    found: ["listMessages", "lists messages oldest first, and with `before` only older ones (D-154)"],
    answer: (answer) => ({ ...answer, body: Array.isArray(answer.body) ? answer.body.toReversed() : answer.body }),
  },
  {
    name: "a discussion without its last message",
    found: ["listDiscussions", "continues a pair's only discussion, whoever writes (D-141, D-142)"],
    answer: (answer, { path }) =>
      path === "/discussions" ? { ...answer, body: each(plus({ lastMessage: null }))(answer.body) } : answer,
  },
];
