import { findOperation, type OperationId } from "@passerelle/api/conformance";
import { isRecord } from "@passerelle/api/contract";

/** A call on its way to the server. */
export interface Call {
  method: string;
  /** With its query. */
  path: string;
  headers: Headers;
  body: Buffer;
}

/** An answer on its way back: JSON as a value, anything else as bytes. */
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

/** Gives the answer that goes out in the place of one, with the call as it was made. */
type ChangeAnswer = (answer: Answer, call: Call) => Answer;
/** Gives the frames that come in the place of one. */
type ChangeFrame = (frame: Frame) => Frame[];

/** What is wrong with a server, and the contract test that finds it. */
export interface Fault {
  name: string;
  /** The operation and the title of the contract test. */
  found: readonly [OperationId, string];
  /** What the contract test then says, where it could fail for another reason. */
  says?: RegExp;
  call?: (call: Call) => Call;
  answer?: ChangeAnswer;
  frames?: ChangeFrame;
  /** Lets everybody into the live channel, who then hears nothing. */
  opensLive?: boolean;
  /** Leaves the live channel open where the server ends it. */
  keepsLive?: boolean;
}

type Change = (body: unknown) => unknown;

/** Whether a call is one of an operation. */
export const isCallOf = ({ method, path }: Call, ...ids: OperationId[]): boolean =>
  ids.some((id) => id === findOperation({ method, path })?.id);

/** Changes the body of an operation's answers of a status. */
export const bodyOf =
  (id: OperationId, status: number, change: Change): ChangeAnswer =>
  (answer, call) =>
    isCallOf(call, id) && answer.status === status ? { ...answer, body: change(answer.body) } : answer;

/** Answers an operation with another status instead, and another body if that is said. */
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

/** Takes a field from an object. */
export const without =
  (name: string): Change =>
  (body) =>
    isRecord(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)) : body;

/** Changes each of a list. */
export const each =
  (change: Change): Change =>
  (body) =>
    Array.isArray(body) ? body.map((item: unknown) => change(item)) : body;

/** Turns a list round. */
export const reversed: Change = (body) => (Array.isArray(body) ? body.toReversed() : body);

/** One more than it was. */
export const more: Change = (value) => Number(value) + 1;

/** The same whatever it was. */
export const always =
  (value: unknown): Change =>
  () =>
    value;

/** Changes the data of live messages of a type. */
export const framesOf =
  (type: string, change: ChangeFrame): ChangeFrame =>
  (frame) =>
    frame.type === type ? change(frame) : [frame];
