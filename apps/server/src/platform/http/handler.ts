import type { Readable } from "node:stream";
import type { Answer as AnswerOf, Body as BodyOf, OperationId, Params, Query } from "@passerelle/api/contract";
import type { Language, Text } from "@passerelle/domain";
import type { Clock } from "../clock";
import type { Config } from "../config";
import type { Db } from "../database/database";
import type { CallFiles } from "../files/files";
import type { Upload } from "../files/upload";
import type { Publish } from "../live/events";
import type { Log } from "../log";
import type { Mail } from "../mail/mailer";
import type { CurrentUser } from "../sessions";

export { created, createdOnce, ok, type OperationId } from "@passerelle/api/contract";

/** The checked body of an operation. */
export type Body<Id extends OperationId> = BodyOf<Id, Upload>;

/** What an operation may answer: JSON, a file, or nothing. */
export type Answer<Id extends OperationId> = AnswerOf<Id, Readable>;

/** What every handler may use. */
export interface Services {
  config: Pick<Config, "publicUrl">;
  db: Db;
  clock: Clock;
}

/** One call of an operation: its checked input, its caller, and what a handler may use. */
export interface Call<Id extends OperationId> extends Services {
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id>;
  /** The caller. Reading it in an operation that openapi.yaml makes public is a 401. */
  readonly user: CurrentUser;
  /** The language of every text of the answer. */
  language: Language;
  /** The language asked for, `undefined` if none was. */
  wantedLanguage: Language | undefined;
  /** A text in the language of the answer. */
  say: (text: Text) => string;
  /** The caller's network address. */
  address: string;
  log: Log;
  /** Stores and opens files. */
  files: CallFiles;
  /** Publishes an event to a user's live connections once the handler has succeeded. */
  publish: Publish;
  /** Puts a mail into the outbox, in the transaction that it belongs to. */
  sendMail: (tx: Db, mail: Mail) => Promise<void>;
}

/**
 * Answers an operation. Its input has been checked against openapi.yaml; errors are thrown from any depth:
 * `new Problem(…)`, `notFound()`, `forbidden()`, `new FieldProblem({…})`.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** The handlers of all operations by operationId; the live channel has none. */
export type AllRoutes = { [Id in Exclude<OperationId, "connectLive">]: Handler<Id> };

/** The handlers of a feature. */
export type Routes = Partial<AllRoutes>;
