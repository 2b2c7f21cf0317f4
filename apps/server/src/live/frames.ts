import type { Text } from "../platform/language";
import { texts } from "./texts";

/** What is wrong with a frame that a client sent (D-144). */
export interface Refusal {
  text: Text;
  clientId: string | undefined;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function parsed(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
}

const clientIdOf = (data: unknown) =>
  isObject(data) &&
  "clientId" in data &&
  typeof data.clientId === "string" &&
  /^[A-Za-z0-9_-]{1,64}$/.test(data.clientId)
    ? data.clientId
    : undefined;

/** Reads a client's frame; none is accepted yet, so each gets the reason why not. */
export function refusalOf(frame: string): Refusal {
  const message = parsed(frame);
  if (!isObject(message) || !("type" in message) || typeof message.type !== "string")
    return { text: texts.unreadable, clientId: undefined };
  const clientId = clientIdOf("data" in message ? message.data : undefined);
  return { text: message.type === "send_message" ? texts.notYet : texts.unknownType, clientId };
}

/** Lets bursts pass and steady floods not (D-028): `burst` at once, `perSecond` in the long run. */
export function createThrottle(burst: number, perSecond: number, now: () => Date): () => boolean {
  let left = burst;
  let last = now().getTime();
  return () => {
    const moment = now().getTime();
    left = Math.min(burst, left + ((moment - last) / 1000) * perSecond);
    last = moment;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
