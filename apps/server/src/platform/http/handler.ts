import type { Readable } from "node:stream";
import type { Answer as AnswerOf, Body as BodyOf, Callers, OperationId, Params, Query } from "@passerelle/api/contract";
import type { FieldProblem, Language, MailContent, RateLimit, Text } from "@passerelle/domain";
import type { Clock } from "../clock";
import type { Config } from "../config";
import type { Db } from "../database/database";
import type { CallFiles } from "../files/call-files";
import type { Upload } from "../files/detect-file-type";
import type { Publish } from "../live/events";
import type { Log } from "../log";
import type { MailRequest } from "../mail/mail-request";
import type { Passwords } from "../password-service";
import type { CurrentUser } from "../session-lookup";

export { created, createdOnce, ok, type OperationId } from "@passerelle/api/contract";

export type Body<Id extends OperationId> = BodyOf<Id, Upload>;

/** An operation's response: JSON, a file, or no body. */
export type Answer<Id extends OperationId> = AnswerOf<Id, Readable>;

export interface Services {
  config: Pick<Config, "publicUrl">;
  db: Db;
  clock: Clock;
  passwords: Passwords;
}

/** A call of an operation: its validated input, its caller, and the services. */
export interface Call<Id extends OperationId> extends Services {
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id>;
  /** The fields of the body that the contract refuses; set only for the checks of forms. */
  refused?: FieldProblem | undefined;
  /** The caller. In public operations, reading it without a caller throws a 401. */
  readonly user: CurrentUser;
  /** The language of the response's texts. */
  language: Language;
  wantedLanguage: Language | undefined;
  /** Picks a text in the response's language. */
  say: (text: Text) => string;
  /** Whether the call marks the items it returns as seen; HEAD requests do not. */
  marksSeen: boolean;
  /** The caller's network address. */
  address: string;
  userAgent: string | undefined;
  /** The raw `Cookie` header. */
  cookie: string | undefined;
  log: Log;
  /** Stores and opens files. */
  files: CallFiles;
  /** Publishes an event to a user's live connections once the handler has succeeded. */
  publish: Publish;
  /** Adds a mail to the outbox, in the given transaction. */
  sendMail: (tx: Db, recipient: string, content: MailContent) => Promise<void>;
  /**
   * Requests a mail that is written after the answer, so that the answer's timing does not reveal whether one is sent.
   */
  requestMail: (asked: Pick<MailRequest, "kind" | "email" | "registrationId">) => Promise<void>;
}

/**
 * Handles an operation. Its input has been validated against openapi.yaml; errors are thrown from any depth:
 * `new Problem(…)`, `notFound()`, `forbidden()`, `new FieldProblem({…})`.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/**
 * Checks a form, and returns the function that saves it. It is also called for a form with fields that the contract
 * refuses, only to name the faults of the others: reading a refused field throws its refusal.
 */
export type FormHandler<Id extends OperationId, C extends Call<Id> = Call<Id>> = (
  call: C,
) => Promise<() => Promise<Answer<Id>>>;

type Answered = Exclude<OperationId, "connectLive">;

/** The handlers of all operations by operationId, except the live channel. */
export type AllHandlers = { [Id in Answered]: Handler<Id> };

export interface Gate<Id extends OperationId> {
  /** The role that may call the operation. It must match the contract, or the gate does not compile. */
  role: Callers[Id];
  /** A limit for each account, counted before the handler runs. Handlers count limits that depend on the outcome. */
  limit?: RateLimit;
}

export type Route<Id extends OperationId> = Handler<Id> & { gate: Gate<Id> };

/** The handlers of all operations, each behind its gate. */
export type AllRoutes = { [Id in Answered]: Route<Id> };

export type Routes = Partial<AllRoutes>;
