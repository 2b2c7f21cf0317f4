import { liveShapes } from "./member-shapes";
import type { components } from "./schema";
import { isRecord, type Shape } from "./shape";

type Schemas = components["schemas"];

export type LiveClientMessage = Schemas["LiveClientMessage"];
type SendMessage = Extract<LiveClientMessage, { type: "send_message" }>;
/** A message that the server confirms by its client id. */
export type LiveRequest = SendMessage & { data: { clientId: string } };
export type LiveServerMessage = Schemas["LiveServerMessage"];
export type LiveLanguage = Schemas["LiveLanguage"];
/** A well-formed message of a type that this client does not know, or with other data. */
export type UnknownLiveMessage = { type: string; data: unknown };

const shapes: Readonly<Record<string, Shape<LiveServerMessage>>> = liveShapes;

/** A message in the contract's form; undefined for an unknown type or missing required data. */
export function toKnown(message: UnknownLiveMessage): LiveServerMessage | undefined {
  return Object.hasOwn(shapes, message.type) ? shapes[message.type]?.read(message, { found: false }) : undefined;
}

/** Parses a frame; undefined unless it is a JSON object with a type. */
export function readFrame(frame: unknown): UnknownLiveMessage | undefined {
  if (typeof frame !== "string") return undefined;
  try {
    const message: unknown = JSON.parse(frame);
    if (!isRecord(message) || typeof message["type"] !== "string") return undefined;
    return { ...message, type: message["type"], data: message["data"] };
  } catch {
    return undefined;
  }
}
