import type { components } from "./schema";

type Schemas = components["schemas"];

export type LiveClientMessage = Schemas["LiveClientMessage"];
export type LiveServerMessage = Schemas["LiveServerMessage"];
/** A well-formed message of a type that this client does not know, or knows otherwise. */
export type UnknownLiveMessage = { type: string; data: unknown };

type Guard<Value> = (value: unknown) => value is Value;
type Data = { [Message in LiveServerMessage as Message["type"]]: Message["data"] };

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Checks the fields that the interface reads; what else a server sends does no harm. */
function shape<Value extends object>(guards: { [Key in keyof Value]?: Guard<Value[Key]> }): Guard<Value> {
  const checks = Object.entries<Guard<unknown> | undefined>({ ...guards });
  return (value): value is Value => isRecord(value) && checks.every(([key, holds]) => holds?.(value[key]) ?? true);
}

const optional =
  <Value>(guard: Guard<Value>): Guard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || guard(value);

const nullable =
  <Value>(guard: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || guard(value);

const isPerson = shape<Schemas["Person"]>({ username: isText, firstname: isText, lastname: isText });
const isMessage = shape<Schemas["Message"]>({
  id: isNumber,
  content: isText,
  createdAt: isText,
  sender: isPerson,
  discussionId: isNumber,
});
const isDiscussion = shape<Schemas["Discussion"]>({
  id: isNumber,
  user1: isPerson,
  user2: isPerson,
  interlocutor: isPerson,
  lastMessage: nullable(isMessage),
});
const isNotification = shape<Schemas["Notification"]>({
  id: isNumber,
  message: isText,
  isRead: isBoolean,
  createdAt: isText,
  eventType: isText,
});
const isUnreadCount = shape<Schemas["UnreadCount"]>({ unread_count: isNumber });

const dataGuards: { [Type in keyof Data]: Guard<Data[Type]> } = {
  message_sent: shape<Data["message_sent"]>({
    message: isMessage,
    discussion: isDiscussion,
    isNewDiscussion: isBoolean,
  }),
  new_message: shape<Data["new_message"]>({ message: isMessage }),
  error: shape<Data["error"]>({ message: isText }),
  unread_count_update: isUnreadCount,
  unread_messages_count_update: isUnreadCount,
  new_notification: shape<Data["new_notification"]>({ message: isText, notification: optional(isNotification) }),
  heartbeat: shape<Data["heartbeat"]>({}),
};

const isEnvelope = shape<UnknownLiveMessage>({ type: isText });

/** Whether a message is one of the contract's, with the data the contract says. */
export function isKnown(message: UnknownLiveMessage): message is LiveServerMessage {
  const guards: Record<string, Guard<unknown> | undefined> = dataGuards;
  return Object.hasOwn(dataGuards, message.type) && (guards[message.type]?.(message.data) ?? false);
}

/** Reads a frame; undefined when it is no JSON object with a type. */
export function readFrame(frame: unknown): UnknownLiveMessage | undefined {
  if (typeof frame !== "string") return undefined;
  try {
    const message: unknown = JSON.parse(frame);
    return isEnvelope(message) ? message : undefined;
  } catch {
    return undefined;
  }
}
