import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Announce, Broker, LiveEvent } from "./broker";
import type { Contract, Operation, OperationId } from "./contract";
import type { CurrentUser, Handler, Routes, Services } from "./handler";
import { languageOfFeature, preferredLanguage } from "./language";
import type { Outbox } from "./outbox";
import { forbidden, Problem, unauthenticated } from "./problem";
import type { Role } from "./schema";
import { texts } from "./texts";
import { findSession } from "./tokens";
import type { Validator } from "./validate";

/** What the API needs beside its contract. */
export interface ApiParts {
  contract: Contract;
  validator: Validator;
  services: Services;
  broker: Broker;
  outbox: Outbox;
  routes: Routes;
  roles: { [Id in OperationId]?: Role };
}

declare module "fastify" {
  interface FastifyRequest {
    operation: Operation | undefined;
    currentUser: CurrentUser | undefined;
  }
}

const tokenOf = (request: FastifyRequest) => /^Bearer ([!-~]+)$/i.exec(request.headers.authorization ?? "")?.[1];

/** Registers every operation of openapi.yaml, at its path and under /api (D-007); one without a handler answers 501. */
export function registerApi(app: FastifyInstance, parts: ApiParts): void {
  app.decorateRequest("operation", undefined);
  app.decorateRequest("currentUser", undefined);
  for (const operation of parts.contract.operations) {
    if (operation.id !== "connectLive") registerOperation(app, parts, operation);
  }
}

const handlerOf = <Id extends OperationId>(routes: Routes, id: Id): Handler<Id> | undefined => routes[id];

function registerOperation(app: FastifyInstance, parts: ApiParts, operation: Operation): void {
  const handler = handlerOf(parts.routes, operation.id);
  const role = parts.roles[operation.id];

  /** Who calls and whether they may, before anything of the body is read. */
  const admit = async (request: FastifyRequest) => {
    request.operation = operation;
    if (!operation.isPublic) {
      const token = tokenOf(request);
      request.currentUser = (token && (await findSession(parts.services.db, parts.services.clock, token))) || undefined;
      if (!request.currentUser) throw unauthenticated();
      if (role && request.currentUser.role !== role)
        throw forbidden(role === "applicant" ? texts.applicantsOnly : texts.recruitersOnly);
    }
    if (!handler) throw new Problem(501, texts.notImplemented);
  };

  const answer = handler
    ? answering(parts, operation, handler)
    : () => Promise.reject(new Problem(501, texts.notImplemented));
  for (const url of [operation.path, `/api${operation.path}`]) {
    const config = { answersFile: operation.answersFile };
    app.route({ method: operation.method, url, config, onRequest: admit, handler: answer });
  }
}

/** Reads the input, calls the handler and, once that has succeeded, tells what it announced. */
function answering<Id extends OperationId>(parts: ApiParts, operation: Operation & { id: Id }, handler: Handler<Id>) {
  const { services, broker, outbox, validator } = parts;
  const reader = validator.reader(operation);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const announced: [number, LiveEvent][] = [];
    const announce: Announce = (userId, event) => void announced.push([userId, event]);
    let mails = false;
    const wantedLanguage = preferredLanguage(request.headers["accept-language"]);
    const language = wantedLanguage ?? languageOfFeature(operation.feature);
    const { status, body, headers } = await handler({
      ...services,
      params: reader.params(request.params),
      query: reader.query(request.query),
      body: reader.body(request.body),
      get user() {
        if (!request.currentUser) throw unauthenticated();
        return request.currentUser;
      },
      language,
      wantedLanguage,
      say: (text) => text[language],
      address: request.ip,
      log: request.log,
      announce,
      sendMail: async (tx, mail) => {
        await outbox.add(tx, mail);
        mails = true;
      },
    });
    if (mails) outbox.wake();
    for (const [userId, event] of announced)
      broker.publish(userId, event).catch((error: unknown) => request.log.warn({ err: error }, "not announced"));
    return reply
      .code(status)
      .headers(headers ?? {})
      .send(body);
  };
}
