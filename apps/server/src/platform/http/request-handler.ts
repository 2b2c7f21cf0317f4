import {
  type Contract,
  locationOf,
  multipart,
  type Operation,
  type OperationId,
  type ReceivedBody,
  type Validator,
} from "@passerelle/api/contract";
import {
  languageOfFeature,
  type MailContent,
  preferredLanguage,
  Problem,
  type Text,
  unauthenticated,
} from "@passerelle/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../database/database";
import type { CallFiles } from "../files/call-files";
import type { Files } from "../files/files";
import { receiveForm } from "../files/multipart-form";
import type { Upload } from "../files/detect-file-type";
import { type Broker, collectEvents } from "../live/broker";
import type { Publish } from "../live/events";
import type { MailRequest } from "../mail/mail-request";
import type { Outbox } from "../mail/mail-queue";
import { renderMail } from "../mail/render-mail";
import { type Passwords, runPasswordsIn } from "../password-service";
import type { CurrentUser, Sessions } from "../session-lookup";
import type { AllHandlers, Answer, Body, Handler, Services } from "./handler";
import { clearStored, endsSession } from "./cache-headers";
import { bearerToken } from "./bearer-token";
import type { CallQueues } from "./call-queues";

export interface ApiParts {
  contract: Contract;
  validator: Validator<Upload>;
  services: Services;
  sessions: Sessions;
  files: Files;
  broker: Broker;
  outbox: Outbox;
  routes: AllHandlers;
  queues: CallQueues;
  hasDiskSpace: () => boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    operation: Operation | undefined;
    currentUser: CurrentUser | undefined;
  }
}

export const isForm = ({ bodyType }: Operation) => bodyType === multipart;

/** Reads the input, calls the handler, and publishes its events once it has succeeded and the answer is ready. */
export function createRequestHandler<Id extends OperationId>(
  parts: ApiParts,
  operation: Operation & { id: Id },
  handler: Handler<Id>,
) {
  const { services, sessions, files, broker, outbox, validator, queues } = parts;
  // Compiled on the first call: compiling all operations at once would delay the start by a third of a second.
  let compiled: ReturnType<typeof validator.reader<Id>> | undefined;
  const readerOf = () => (compiled ??= validator.reader(operation));

  const run = async (
    { request, reply, passwords }: { request: FastifyRequest; reply: FastifyReply; passwords: Passwords },
    { body, refused }: ReceivedBody<Body<Id>>,
    callFiles: CallFiles,
    publish: Publish,
  ) => {
    let hasMail = false;
    const wantedLanguage = preferredLanguage(request.headers["accept-language"]);
    const language = wantedLanguage ?? languageOfFeature(operation.feature);
    const reader = readerOf();
    const from = { address: request.ip, userAgent: request.headers["user-agent"] };
    const input = {
      params: reader.params(request.params),
      query: reader.query(request.query),
      body,
      refused,
      language,
      wantedLanguage,
      say: (text: Text) => text[language],
      marksSeen: request.method !== "HEAD",
      cookie: request.headers.cookie,
      log: request.log,
      files: callFiles,
      publish,
      sendMail: async (tx: Db, recipient: string, content: MailContent) => {
        await outbox.add(tx, { recipient, ...renderMail(content, language, services.config.publicUrl) });
        hasMail = true;
      },
      requestMail: async (asked: Pick<MailRequest, "kind" | "email" | "registrationId">) => {
        const askedAt = services.clock.now().toJSON();
        await outbox.request(services.db, { ...asked, ...from, askedAt, language });
        hasMail = true;
      },
    };
    // Spread into the literal, these fields would make it a hundred times as slow.
    const call = Object.assign(input, services, from, { passwords });
    const user = request.currentUser;
    try {
      // A getter on each call's object would cost more than the rest of the object.
      return await handler(
        user
          ? Object.assign(call, { user })
          : {
              ...call,
              get user(): CurrentUser {
                throw unauthenticated();
              },
            },
      );
    } finally {
      // Even a refused call may have mailed a code, such as a login before verification. Waits until the call is
      // answered: work on a mail would delay the answer, which would reveal that one is sent.
      if (hasMail) reply.raw.once("close", outbox.wake);
    }
  };

  /** Whether a call failed because its account has been deleted, or its session has ended without an event. */
  const hasEnded = async (request: FastifyRequest, error: unknown) => {
    const token = request.currentUser && bearerToken(request);
    if (token === undefined || error instanceof Problem) return false;
    return (await sessions.findAnew(token).catch(() => request.currentUser)) === undefined;
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const form = isForm(operation)
      ? await receiveForm(request.raw, operation.fileFields, files.uploadFolder)
      : undefined;
    const callFiles = files.forCall(request.currentUser?.id, request.currentUser?.sessionId);
    const events = collectEvents(broker);
    let answer: Answer<Id>;
    try {
      const received = form ? readerOf().form(form) : readerOf().body(request.body);
      const { currentUser: user, ip } = request;
      const work = (passwords: Passwords) => run({ request, reply, passwords }, received, callFiles, events.publish);
      // The whole body has arrived by now, so a slow upload does not block its sender's queue.
      answer = await (user
        ? queues.ofPerson(user.id, () => work(services.passwords))
        : // Passwords have separate queues, in which a known device does not wait for its network.
          queues.ofNetwork(ip, (stepAside) => work(runPasswordsIn(services.passwords, stepAside))));
    } catch (error) {
      if (!(await hasEnded(request, error))) throw error;
      clearStored(reply);
      throw unauthenticated();
    } finally {
      await form?.remove().catch((error: unknown) => request.log.warn({ err: error }, "uploads were not removed"));
      await callFiles.cleanup();
    }
    await events.revokeSessions();
    // Published last: if the call ends its session, the page must not learn of it before the answer is sent.
    events.send().catch((error: unknown) => request.log.warn({ err: error }, "live events were not published"));
    const location = locationOf(operation, answer);
    if (location) void reply.header("location", location);
    if (endsSession(operation)) clearStored(reply);
    return reply
      .code(answer.status)
      .headers(answer.headers ?? {})
      .send(answer.body);
  };
}
