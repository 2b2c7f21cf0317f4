import type { Readable } from "node:stream";
import type { operations } from "@passerelle/api";
import type { Language, Text } from "@passerelle/domain";
import type { Config } from "../config";
import type { Announce } from "./broker";
import type { Clock } from "./clock";
import type { OperationId } from "./contract";
import type { Db } from "./database";
import type { CallFiles } from "./files/files";
import type { Upload } from "./files/upload";
import type { Log } from "./log";
import type { Mail } from "./mailer";
import type { User } from "./schema";

export type { OperationId } from "./contract";

/** Whom the token belongs to; the role is that of this moment. */
export type CurrentUser = Pick<User, "id" | "username" | "role" | "language"> & { sessionId: number };

/** Ids may come as digits (D-018); a handler gets them as numbers. */
export type Read<T> = {
  [Key in keyof T]: number | string extends T[Key] ? number | Exclude<T[Key], number | string> : T[Key];
};
type None = Record<string, never>;

export type Params<Id extends OperationId> = operations[Id]["parameters"] extends { path: infer Path }
  ? Read<Path>
  : None;
export type Query<Id extends OperationId> = [NonNullable<operations[Id]["parameters"]["query"]>] extends [never]
  ? None
  : Read<NonNullable<operations[Id]["parameters"]["query"]>>;
export type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Json } };
}
  ? Read<Json>
  : operations[Id] extends { requestBody: { content: { "multipart/form-data": infer Form } } }
    ? { [Key in keyof Form]: FormValue<Form[Key]> }
    : None;

/** A form's value as a handler gets it: files received, words as a list, yes and no as booleans (D-081 to D-084). */
type FormValue<T> = Blob extends T
  ? Upload | "" | Extract<T, undefined>
  : string[] extends T
    ? Exclude<T, string>
    : boolean extends T
      ? Exclude<T, string>
      : T;

/** What leaves with a status: JSON, a file, or nothing. */
type BodyOf<Response> = Response extends { content: infer Content }
  ? Content extends { "application/json": infer Json }
    ? Json
    : Readable
  : undefined;

/** Every declared status of an operation with its own body; nothing else compiles. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"] & number]: {
    status: Status;
    body: BodyOf<operations[Id]["responses"][Status]>;
    headers?: Record<string, string>;
  };
}[keyof operations[Id]["responses"] & number];

/** What every handler may use. */
export interface Services {
  config: Pick<Config, "publicUrl">;
  db: Db;
  clock: Clock;
}

/** One call of an operation: its checked input, who calls, and what a handler may use. */
export interface Call<Id extends OperationId> extends Services {
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id>;
  /** Who calls. An operation that openapi.yaml makes public has no caller: reading it there is a 401. */
  readonly user: CurrentUser;
  /** The language of every text of the answer (D-160). */
  language: Language;
  /** The language asked for, `undefined` if none was. */
  wantedLanguage: Language | undefined;
  /** A text in the language of the answer. */
  say: (text: Text) => string;
  /** The caller's network address. */
  address: string;
  log: Log;
  /** Keeps and gives files (D-023, D-024). */
  files: CallFiles;
  /** Told to a user's live connections once the handler has succeeded. */
  announce: Announce;
  /** Puts a mail into the outbox, in the transaction that it belongs to (D-055). */
  sendMail: (tx: Db, mail: Mail) => Promise<void>;
}

/**
 * What answers an operation. Input is checked against openapi.yaml before; refusals are either answered with
 * `refused(status, text)` or thrown (`notFound()`, `forbidden()`, `new FieldProblem({…})`) from any depth.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** The handlers of all operations by operationId; the live channel is no call. */
export type AllRoutes = { [Id in Exclude<OperationId, "connectLive">]: Handler<Id> };

/** The handlers of a feature. */
export type Routes = Partial<AllRoutes>;

/** 200 with a body. */
export const ok = <Json>(body: Json): { status: 200; body: Json } => ({ status: 200, body });

/** 201 with what was made. */
export const created = <Json>(body: Json): { status: 201; body: Json } => ({ status: 201, body });

/** 201 with what was made, or 200 with what the same client id has made before. */
export const createdOnce = <Json>(isNew: boolean, body: Json) => (isNew ? created(body) : ok(body));

/** A refusal with a text; the status has to be one that the operation declares. */
export const refused = <Status extends number>(
  status: Status,
  error: string,
): { status: Status; body: { error: string } } => ({ status, body: { error } });
