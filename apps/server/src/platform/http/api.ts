import { holdsSecret, multipart, type Operation } from "@passerelle/api/contract";
import {
  commonErrors,
  forbidden,
  isTooDeep,
  maxJsonBytes,
  Problem,
  rateLimits,
  unauthenticated,
  unavailable,
} from "@passerelle/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { countOrReject } from "../rate-limiter";
import { bearerToken } from "./bearer-token";
import type { AllHandlers, Handler } from "./handler";
import { clearStored, isRevalidated, revalidate } from "./cache-headers";
import { type ApiParts, createRequestHandler, isForm } from "./request-handler";
import { createSerializerCompiler, responseSchemas } from "./serializer";

/** Whether an operation ignores a request body; mail programs send one when they unsubscribe. */
const ignoresBody = ({ method, isPublic, bodyType }: Operation) =>
  method === "POST" && isPublic && bodyType === undefined;

/** Whether a call makes no change of data: it does not count as a write, and full disks do not refuse it. */
const changesNothing = ({ method, id }: Operation) => method === "GET" || id === "createLiveTicket";

/** Registers every operation of openapi.yaml at its path and under /api. */
export function registerApi(app: FastifyInstance, parts: ApiParts): void {
  app.decorateRequest("operation", undefined);
  app.decorateRequest("currentUser", undefined);
  acceptJson(app);
  app.setSerializerCompiler(createSerializerCompiler());
  const { operations } = parts.contract;
  for (const operation of operations.filter((operation) => !isForm(operation) && !ignoresBody(operation)))
    registerOperation(app, parts, operation);
  // A separate scope, so that only form operations accept forms, and they accept nothing else.
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

/** Parses JSON bodies, unless they are nested too deeply or contain prototype keys. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (isTooDeep(String(body))) done(new Problem(400, commonErrors.unreadable));
    else void parse(request, String(body), done);
  });
}

const handlerOf = <Id extends keyof AllHandlers>(routes: AllHandlers, id: Id): Handler<Id> => routes[id];

function registerOperation(app: FastifyInstance, parts: ApiParts, operation: Operation): void {
  const { id, role, isPublic } = operation;
  const bodyLimit = isPublic ? maxJsonBytes.anyone : maxJsonBytes.member;
  if (id === "connectLive") return;

  /** Checks session, role and the limit of writes before the body is read. */
  const authorize = async (request: FastifyRequest, reply: FastifyReply) => {
    request.operation = operation;
    if (!changesNothing(operation) && !parts.hasDiskSpace()) throw unavailable();
    if (!isPublic) {
      const token = bearerToken(request);
      request.currentUser =
        token === undefined
          ? undefined
          : await parts.sessions.find(token, (lookUp) => parts.queues.ofLookups(request.ip, lookUp));
      if (!request.currentUser) {
        if (token !== undefined) clearStored(reply);
        throw unauthenticated();
      }
      if (role && request.currentUser.role !== role)
        throw forbidden(role === "applicant" ? commonErrors.applicantsOnly : commonErrors.recruitersOnly);
      const userId = request.currentUser.id;
      const writes = [{ limit: rateLimits.writes, subject: String(userId) }];
      if (!changesNothing(operation) && id !== "logout")
        await parts.queues.ofPerson(userId, () => countOrReject(parts.services, writes));
    }
  };

  const handler = createRequestHandler(parts, { ...operation, id }, handlerOf(parts.routes, id));
  const schema = { response: responseSchemas(operation) };
  const storing = {
    ...(isRevalidated(operation) && { onSend: revalidate(isPublic) }),
    // Compression could reveal a secret in the answer through its length, next to text that others control.
    ...(Object.values(schema.response).some(holdsSecret) && { compress: false as const }),
  };
  for (const url of [operation.path, `/api${operation.path}`]) {
    const config = { answersFile: operation.answersFile };
    app.route({ method: operation.method, url, config, schema, ...storing, bodyLimit, onRequest: authorize, handler });
  }
}
