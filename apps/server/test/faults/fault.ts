import { findOperation, type OperationId, type Target } from "@passerelle/api/conformance";

/** A request on its way to the server. */
export interface Call {
  method: string;
  /** With its query. */
  path: string;
  headers: Headers;
  body: Buffer;
}

/** A response on its way back: JSON as a value, anything else as bytes. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A message of the live channel, in either direction. */
export interface Frame {
  type: string;
  eventId?: unknown;
  data: Record<string, unknown>;
}

/** A connected client of the live channel. */
export interface Client {
  token: string;
  send: (frame: Frame) => void;
}

/** The means of a fault beyond changing a message. */
export interface Relay {
  /** Sends a request to the server, past the fault. */
  ask: (call: Call) => Promise<Answer>;
  /** Every token that was sent, the latest first. */
  tokens: readonly string[];
}

/** A fault of a server, as its clients and operators observe it. */
export interface Fault {
  /** The expected failure message, if the contract test could fail for another reason. */
  says?: RegExp;
  /** Changes a request before the server gets it. */
  call?: (call: Call) => Call | Promise<Call>;
  /** Answers in the server's place; undefined leaves the request to the server. */
  instead?: (call: Call, relay: Relay) => Answer | undefined | Promise<Answer | undefined>;
  /** Changes a response. */
  answer?: (answer: Answer, call: Call, relay: Relay) => Answer | Promise<Answer>;
  /** Replaces a live message for a client. */
  frames?: (frame: Frame, client: Client, all: readonly Client[]) => Frame[];
  /** Replaces a live message of a client. */
  sent?: (frame: Frame) => Frame[];
  /** Accepts every handshake of the live channel. */
  opensLive?: boolean;
  /** Keeps the live channel open when the server closes it. */
  keepsLive?: boolean;
  /** Changes the operators' side: mails, the clock, jobs, moderation. */
  operation?: (target: Target) => Target;
}

/** Whether a call is one of some operations. */
export const isCallOf = ({ method, path }: Call, ids: OperationId | readonly OperationId[]): boolean => {
  const found = findOperation({ method, path })?.id;
  return found !== undefined && [ids].flat().includes(found);
};
