import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { refusedAnswer } from "@passerelle/api/contract";
import {
  commonErrors,
  FieldProblem,
  type Language,
  languageOfFeature,
  preferredLanguage,
  Problem,
  type ErrorText,
  unavailable,
  withReference,
} from "@passerelle/domain";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Connections } from "./connections";
import { isAmbiguous } from "./ambiguous-requests";
import { isTemporary } from "./service-unavailable";

/** The texts of the HTTP layer's own errors. */
const byStatus: Record<number, ErrorText> = { 413: commonErrors.tooLarge, 415: commonErrors.mediaType };

/** The language of answers to requests outside the contract. */
const languageOfNone = languageOfFeature("");

/** The language of an error: the requested one, otherwise that of the operation's screens. */
function languageOf({ headers, operation }: FastifyRequest): Language {
  return preferredLanguage(headers["accept-language"]) ?? languageOfFeature(operation?.feature ?? "");
}

function send(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refused = refusedAnswer(error, request.operation, languageOf(request));
  // A client that sends too much may keep sending.
  if (refused?.status === 413 || isAmbiguous(request.raw, request.originalUrl)) {
    void reply.header("connection", "close");
    lingerOnClose(request.raw.socket);
  }
  if (refused) void reply.code(refused.status).headers(refused.headers).send(refused.body);
}

/** Milliseconds for which the rest of a refused body is read and discarded. */
const linger = 1_000;

/** Closes a connection a moment after its answer; unread bytes would otherwise make the client lose the answer. */
function lingerOnClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), linger).unref();
  };
}

/** Answers a URL that cannot be decoded, which reaches no route and so no error handler. */
export const handleBadAddress = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
  send(new Problem(400, commonErrors.unreadable), request, reply);

const clientErrors: Record<string, [status: number, text: ErrorText]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, commonErrors.tooSlow],
  HPE_HEADER_OVERFLOW: [431, commonErrors.headersTooLarge],
};

/** Answers input that is not an HTTP request, which does not reach the framework, and closes the connection. */
export function handleClientError(error: Error & { code?: string }, socket: Duplex, connections: Connections): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const [status, text] = clientErrors[error.code ?? ""] ?? [400, commonErrors.unreadable];
  connections.refuse(socket, () => refuseSocket(socket, new Problem(status, text), languageOfNone));
}

/** Answers on a connection that the framework no longer handles, and closes it. */
export function refuseSocket(socket: Duplex, problem: Problem, language: Language): void {
  const refused = refusedAnswer(problem, undefined, language);
  const status = problem.status;
  const body = JSON.stringify(refused?.body);
  const lines = Object.entries({
    ...refused?.headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
}

/** Refuses ambiguous requests, and those that Node.js answers with an empty body: unknown expectations, tunnels. */
export function refuseForNode(app: FastifyInstance, connections: Connections): void {
  app.addHook("onRequest", ({ raw, originalUrl, headers }, _reply, next) => {
    if (isAmbiguous(raw, originalUrl)) return next(new Problem(400, commonErrors.unreadable));
    // Node.js passes requests with an unknown expectation to a separate handler, or answers 417.
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue")
      return next(new Problem(417, commonErrors.unreadable));
    next();
  });
  app.server.on("checkExpectation", (request, answer) => app.server.emit("request", request, answer));
  app.server.on("connect", (_request, socket) =>
    connections.takeOver(socket, () => refuseSocket(socket, new Problem(400, commonErrors.unreadable), languageOfNone)),
  );
}

/** Maps a failure to an error response; an unexpected one becomes a 500, with its details only in the log. */
function toProblem(error: FastifyError, { id, log }: FastifyRequest): Problem | FieldProblem {
  if (error instanceof Problem || error instanceof FieldProblem) return error;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const known = byStatus[status];
    return new Problem(known ? status : 400, known ?? commonErrors.unreadable);
  }
  log.error({ err: error }, "request failed");
  const {
    status: answered,
    text,
    headers,
  } = isTemporary(error) ? unavailable() : new Problem(500, commonErrors.serverError);
  return new Problem(answered, withReference(text, id), headers);
}

/** Sends every failure in the form of openapi.yaml. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => send(toProblem(error, request), request, reply));
}
