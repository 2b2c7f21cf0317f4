import {
  type Contract,
  holdsSecret,
  locationOf,
  multipart,
  type Operation,
  type OperationId,
  type Validator,
} from "@passerelle/api/contract";
import {
  commonErrors,
  forbidden,
  isTooDeep,
  languageOfFeature,
  type MailContent,
  maxJsonBytes,
  preferredLanguage,
  Problem,
  rateLimits,
  type Text,
  unauthenticated,
  unavailable,
} from "@passerelle/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../database/database";
import type { CallFiles } from "../files/call-files";
import type { Files } from "../files/files";
import { receiveForm } from "../files/form";
import type { Upload } from "../files/upload";
import { type Broker, collectEvents } from "../live/broker";
import type { Publish } from "../live/events";
import type { Outbox } from "../mail/outbox";
import { renderMail } from "../mail/render";
import { countOrReject } from "../rate-limits";
import type { CurrentUser, Sessions } from "../sessions";
import type { AllRoutes, Answer, Body, Handler, Services } from "./handler";
import { clearStored, endsSession, isRevalidated, revalidate } from "./caching";
import { createSerializerCompiler, responseSchemas } from "./serializer";
import type { RunQueued } from "./session-queue";

/** The API's dependencies. */
export interface ApiParts {
  contract: Contract;
  validator: Validator<Upload>;
  services: Services;
  sessions: Sessions;
  files: Files;
  broker: Broker;
  outbox: Outbox;
  routes: AllRoutes;
  runQueued: RunQueued;
  /** Whether there is room to store anything. */
  hasRoom: () => boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    operation: Operation | undefined;
    currentUser: CurrentUser | undefined;
  }
}

const tokenOf = (request: FastifyRequest) => /^Bearer ([!-~]+)$/i.exec(request.headers.authorization ?? "")?.[1];

const isForm = ({ bodyType }: Operation) => bodyType === multipart;

/** Whether a call takes no body, from whoever sends one nevertheless: a mail program that unsubscribes does. */
const ignoresBody = ({ method, isPublic, bodyType }: Operation) =>
  method === "POST" && isPublic && bodyType === undefined;

/** Registers every operation of openapi.yaml, at its path and under /api. */
export function registerApi(app: FastifyInstance, parts: ApiParts): void {
  app.decorateRequest("operation", undefined);
  app.decorateRequest("currentUser", undefined);
  acceptJson(app);
  app.setSerializerCompiler(createSerializerCompiler());
  const { operations } = parts.contract;
  for (const operation of operations.filter((operation) => !isForm(operation) && !ignoresBody(operation)))
    registerOperation(app, parts, operation);
  // In a separate scope, so that forms accept no other content type and other operations no form.
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(multipart, (_request, body, done) => done(null, body));
    for (const operation of operations.filter(isForm)) registerOperation(forms, parts, operation);
  });
  void app.register(async (bodiless) => {
    bodiless.removeAllContentTypeParsers();
    bodiless.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null));
    for (const operation of operations.filter(ignoresBody)) registerOperation(bodiless, parts, operation);
  });
}

/** Parses JSON bodies, unless they nest too deeply or name a prototype. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (isTooDeep(String(body))) done(new Problem(400, commonErrors.unreadable));
    else void parse(request, String(body), done);
  });
}

const handlerOf = <Id extends keyof AllRoutes>(routes: AllRoutes, id: Id): Handler<Id> => routes[id];

function registerOperation(app: FastifyInstance, parts: ApiParts, operation: Operation): void {
  const { id, role, isPublic } = operation;
  const bodyLimit = isPublic ? maxJsonBytes.anyone : maxJsonBytes.member;
  if (id === "connectLive") return;

  /** Checks session, role and the budget of writes before the body is read. */
  const authorize = async (request: FastifyRequest, reply: FastifyReply) => {
    request.operation = operation;
    if (operation.method !== "GET" && !parts.hasRoom()) throw unavailable();
    if (!isPublic) {
      const token = tokenOf(request);
      request.currentUser =
        token === undefined ? undefined : await parts.runQueued(token, () => parts.sessions.find(token));
      if (!request.currentUser) {
        if (token !== undefined) clearStored(reply);
        throw unauthenticated();
      }
      if (role && request.currentUser.role !== role)
        throw forbidden(role === "applicant" ? commonErrors.applicantsOnly : commonErrors.recruitersOnly);
      if (operation.method !== "GET" && id !== "logout")
        await countOrReject(parts.services, [{ limit: rateLimits.writes, subject: String(request.currentUser.id) }]);
    }
  };

  const handler = createRequestHandler(parts, { ...operation, id }, handlerOf(parts.routes, id));
  const schema = { response: responseSchemas(operation) };
  const storing = {
    ...(isRevalidated(operation) && { onSend: revalidate }),
    // What others write could reveal a secret beside it by the length of both.
    ...(Object.values(schema.response).some(holdsSecret) && { compress: false as const }),
  };
  for (const url of [operation.path, `/api${operation.path}`]) {
    const config = { answersFile: operation.answersFile };
    app.route({ method: operation.method, url, config, schema, ...storing, bodyLimit, onRequest: authorize, handler });
  }
}

/** Reads the input, calls the handler and, once that has succeeded and all is ready to be answered, publishes its events. */
function createRequestHandler<Id extends OperationId>(
  parts: ApiParts,
  operation: Operation & { id: Id },
  handler: Handler<Id>,
) {
  const { services, files, broker, outbox, validator, runQueued } = parts;
  // Compiled for the first call: all operations at once would delay the start by a third of a second.
  let compiled: ReturnType<typeof validator.reader<Id>> | undefined;
  const readerOf = () => (compiled ??= validator.reader(operation));

  const run = async (request: FastifyRequest, body: Body<Id>, callFiles: CallFiles, publish: Publish) => {
    let hasMail = false;
    const wantedLanguage = preferredLanguage(request.headers["accept-language"]);
    const language = wantedLanguage ?? languageOfFeature(operation.feature);
    const reader = readerOf();
    const call = {
      ...services,
      params: reader.params(request.params),
      query: reader.query(request.query),
      body,
      language,
      wantedLanguage,
      say: (text: Text) => text[language],
      marksSeen: request.method !== "HEAD",
      address: request.ip,
      userAgent: request.headers["user-agent"],
      log: request.log,
      files: callFiles,
      publish,
      sendMail: async (tx: Db, recipient: string, content: MailContent) => {
        await outbox.add(tx, { recipient, ...renderMail(content, language, services.config.publicUrl) });
        hasMail = true;
      },
    };
    const user = request.currentUser;
    // A getter of each call's own costs more than all the rest of the object.
    const answer = await handler(
      user
        ? { ...call, user }
        : {
            ...call,
            get user(): CurrentUser {
              throw unauthenticated();
            },
          },
    );
    if (hasMail) outbox.wake();
    return answer;
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const form = isForm(operation)
      ? await receiveForm(request.raw, operation.fileFields, files.uploadFolder)
      : undefined;
    const callFiles = files.forCall(request.currentUser?.id);
    const events = collectEvents(broker);
    let answer: Answer<Id>;
    try {
      const body = form ? readerOf().form(form) : readerOf().body(request.body);
      const work = () => run(request, body, callFiles, events.publish);
      const token = request.currentUser && tokenOf(request);
      // What is sent slowly has arrived by now: nobody keeps their own queue waiting.
      answer = token === undefined ? await work() : await runQueued(token, work);
    } finally {
      await form?.remove().catch((error: unknown) => request.log.warn({ err: error }, "uploads were not removed"));
      await callFiles.cleanup();
    }
    await events.revokeSessions();
    // Last of all: a session that ends with its call is not over for its page before the answer is on its way.
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
