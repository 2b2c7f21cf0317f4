import { findOperation, type OperationId } from "@passerelle/api/conformance";
import { isRecord } from "@passerelle/api/contract";

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

/** A live message on its way to a client. */
export interface Frame {
  type: string;
  eventId?: unknown;
  data: Record<string, unknown>;
}

/** Returns the changed response, given the original and its request. */
type ChangeAnswer = (answer: Answer, call: Call) => Answer;
/** Returns the frames that replace one. */
type ChangeFrame = (frame: Frame) => Frame[];

/** A fault of a server, and the contract test that finds it. */
export interface Fault {
  name: string;
  /** The operation and the title of the contract test. */
  found: readonly [OperationId, string];
  /** The expected failure message, where the contract test could fail for another reason. */
  says?: RegExp;
  call?: (call: Call) => Call;
  answer?: ChangeAnswer;
  frames?: ChangeFrame;
  /** Accepts everybody on the live channel, and sends nothing. */
  opensLive?: boolean;
  /** Keeps the live channel open when the server closes it. */
  keepsLive?: boolean;
}

type Change = (body: unknown) => unknown;

/** Whether a call is one of an operation. */
export const isCallOf = ({ method, path }: Call, ...ids: OperationId[]): boolean =>
  ids.some((id) => id === findOperation({ method, path })?.id);

/** Changes the body of an operation's responses with a status. */
export const bodyOf =
  (id: OperationId, status: number, change: Change): ChangeAnswer =>
  (answer, call) =>
    isCallOf(call, id) && answer.status === status ? { ...answer, body: change(answer.body) } : answer;

/** Replaces an operation's status, and its body if given. */
export const statusOf =
  (id: OperationId, status: number, instead: number, change: Change = (body) => body): ChangeAnswer =>
  (answer, call) =>
    isCallOf(call, id) && answer.status === status ? { ...answer, status: instead, body: change(answer.body) } : answer;

/** Changes a field of an object. */
export const field =
  (name: string, change: Change): Change =>
  (body) =>
    isRecord(body) ? { ...body, [name]: change(body[name]) } : body;

/** Adds fields to an object. */
export const plus =
  (more: Record<string, unknown>): Change =>
  (body) =>
    isRecord(body) ? { ...body, ...more } : body;

/** Removes a field of an object. */
export const without =
  (name: string): Change =>
  (body) =>
    isRecord(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)) : body;

/** Changes each item of a list. */
export const each =
  (change: Change): Change =>
  (body) =>
    Array.isArray(body) ? body.map((item: unknown) => change(item)) : body;

/** Reverses a list. */
export const reversed: Change = (body) => (Array.isArray(body) ? body.toReversed() : body);

/** Increments a number. */
export const more: Change = (value) => Number(value) + 1;

/** Replaces any value by a constant. */
export const always =
  (value: unknown): Change =>
  () =>
    value;

/** Changes the data of live messages of a type. */
export const framesOf =
  (type: string, change: ChangeFrame): ChangeFrame =>
  (frame) =>
    frame.type === type ? change(frame) : [frame];
