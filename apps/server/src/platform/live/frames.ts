import { isRecord } from "@passerelle/api/contract";
import { isTooDeep, type Language, liveErrors, Problem } from "@passerelle/domain";
import type { RawData } from "ws";

/** A client's frame before validation. */
export interface Frame {
  type: unknown;
  data: unknown;
  /** The client's id of the sent object, returned with an error. */
  clientId: string | undefined;
}

function textOf(raw: RawData): string {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString();
  return (raw instanceof ArrayBuffer ? Buffer.from(raw) : raw).toString();
}

function parse(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const clientIdOf = (data: unknown) =>
  isRecord(data) && typeof data["clientId"] === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(data["clientId"])
    ? data["clientId"]
    : undefined;

/** Parses a client's frame; binary data, or text that is not a JSON object, becomes an empty frame. */
export function readFrame(raw: RawData, isBinary: boolean): Frame {
  const message = isBinary ? undefined : parse(textOf(raw));
  const { type, data } = isRecord(message) ? message : {};
  return { type, data, clientId: clientIdOf(data) };
}

/** The handler and the data of a valid frame. */
export function checkFrame<Handler>(
  { type, data }: Frame,
  handlers: Readonly<Record<string, Handler>>,
): { handle: Handler; data: Record<string, unknown> } {
  if (typeof type !== "string") throw new Problem(400, liveErrors.unreadable);
  const handle = Object.hasOwn(handlers, type) ? handlers[type] : undefined;
  if (handle === undefined) throw new Problem(400, liveErrors.unknownType);
  if (!isRecord(data)) throw new Problem(400, liveErrors.unreadable);
  return { handle, data };
}

/** The language that a `set_language` frame requests. */
export function requestedLanguage({ language }: Record<string, unknown>): Language {
  if (language !== "fr" && language !== "en") throw new Problem(400, liveErrors.unreadable);
  return language;
}
