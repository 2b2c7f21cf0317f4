import { STATUS_CODES } from "node:http";
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
} from "@passerelle/domain";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Texts of the HTTP layer's own errors. */
const byStatus: Record<number, ErrorText> = { 413: commonErrors.tooLarge, 415: commonErrors.mediaType };

// Failed connections: the database is unavailable, which is not the caller's fault.
const awayCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "57P01", "57P03", "53300"]);
const isAway = (error: Error) =>
  ("code" in error && typeof error.code === "string" && awayCodes.has(error.code)) ||
  /timeout exceeded when trying to connect|Connection terminated|pool after calling end|already been destroyed/.test(
    error.message,
  );

/** The language of an error: the requested one, else that of the operation's screens. */
function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers["accept-language"]) ?? languageOfFeature(request.operation?.feature ?? "");
}

function send(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refused = refusedAnswer(error, request.operation, languageOf(request));
  // Whoever sends too much may go on sending.
  if (refused?.status === 413) void reply.header("connection", "close");
  if (refused) void reply.code(refused.status).headers(refused.headers).send(refused.body);
}

/** Answers a URL that cannot be decoded, which reaches no route and so no error handler. */
export const handleBadAddress = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
  send(new Problem(400, commonErrors.unreadable), request, reply);

const clientErrors: Record<string, [status: number, text: ErrorText]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, commonErrors.tooSlow],
  HPE_HEADER_OVERFLOW: [431, commonErrors.headersTooLarge],
};

/** Answers what is no HTTP request, which reaches no framework, and closes the connection. */
export function handleClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const [status, text] = clientErrors[error.code ?? ""] ?? [400, commonErrors.unreadable];
  const body = JSON.stringify({ error: text.en, code: text.code });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\ncontent-language: en\r\ncache-control: no-store\r\n` +
      `connection: close\r\n\r\n${body}`,
  );
}

/** Maps a failure to an error response; an unexpected one becomes a 500, with its details only in the log. */
function toProblem(error: FastifyError, { log }: FastifyRequest): Problem | FieldProblem {
  if (error instanceof Problem || error instanceof FieldProblem) return error;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const known = byStatus[status];
    return new Problem(known ? status : 400, known ?? commonErrors.unreadable);
  }
  log.error({ err: error }, "request failed");
  return isAway(error) ? unavailable() : new Problem(500, commonErrors.serverError);
}

/** Sends every failure in the form of openapi.yaml. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => send(toProblem(error, request), request, reply));
}
