import { isRecord } from "@passerelle/api/contract";
import { type Language, liveErrors, Problem } from "@passerelle/domain";
import type { RawData } from "ws";

/** What a client wants, as far as it can be told before it is checked. */
export interface Frame {
  type: unknown;
  data: unknown;
  /** The client's own name of what it sends, to be told with a refusal (D-146). */
  clientId: string | undefined;
}

function textOf(raw: RawData): string {
  if (Array.isArray(raw)) return Buffer.concat(raw).toString();
  return (raw instanceof ArrayBuffer ? Buffer.from(raw) : raw).toString();
}

function parsed(text: string): unknown {
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

/** Reads a client's frame; bytes, and a text that is no JSON object, have nothing in them. */
export function readFrame(raw: RawData, isBinary: boolean): Frame {
  const message = isBinary ? undefined : parsed(textOf(raw));
  const { type, data } = isRecord(message) ? message : {};
  return { type, data, clientId: clientIdOf(data) };
}

/** The data of a message that clients send; any other is refused (D-144). */
export function sentData({ type, data }: Frame): Record<string, unknown> {
  if (typeof type === "string" && !knownTypes.has(type)) throw new Problem(400, liveErrors.unknownType);
  if (typeof type !== "string" || !isRecord(data)) throw new Problem(400, liveErrors.unreadable);
  return data;
}

const knownTypes = new Set(["send_message", "set_language"]);

/** The language that the data of a `set_language` name. */
export function wantedLanguage({ language }: Record<string, unknown>): Language {
  if (language !== "fr" && language !== "en") throw new Problem(400, liveErrors.unreadable);
  return language;
}
