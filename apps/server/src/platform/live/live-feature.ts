import type { Validator } from "@passerelle/api/contract";
import type { Language } from "@passerelle/domain";
import type { Clock } from "../clock";
import type { Db } from "../database/database";
import type { Connection, LiveServerMessage } from "./connection";
import type { LiveEvent, LiveEvents } from "./events";

/** Reads a message for one user at delivery, in any language; undefined if its subject is deleted. */
export type ReadMessage = () => Promise<((language: Language) => LiveServerMessage) | undefined>;

/** The kinds of events that features deliver; the platform handles those of sessions. */
type DeliveredKind = Exclude<keyof LiveEvents, "session-revoked" | "session-ended">;

/** The messages that an event sends to a user, in this order. */
type Deliver<Kind extends DeliveredKind> = (db: Db, userId: number, event: LiveEvent<Kind>) => readonly ReadMessage[];

/** The delivery of each kind of event; a missing one is a compile error. */
export type LiveDeliveries = { [Kind in DeliveredKind]: Deliver<Kind> };

export type Greeting = (db: Db, userId: number) => ReadMessage;

/** A frame from a client, and the services for its handler. */
export interface FrameCall {
  db: Db;
  clock: Clock;
  validator: Pick<Validator<unknown>, "liveDraft">;
  /** The connection that sent the frame. */
  connection: Connection;
  data: Record<string, unknown>;
  /** Sends a message to that connection. */
  reply: (message: LiveServerMessage) => void;
  publish: (userId: number, event: LiveEvent) => Promise<void>;
}

/** Handles the frames of one type; a thrown `Problem` is sent to the client as an error. */
export type FrameHandler = (call: FrameCall) => Promise<void>;

export interface LiveFeature {
  deliveries: LiveDeliveries;
  greetings: readonly Greeting[];
  frames: Readonly<Record<string, FrameHandler>>;
}

/** A message that is the same in every language; undefined if there is none. */
export const inAnyLanguage = (message: LiveServerMessage | undefined) => message && (() => message);
