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

/** Texts for what the HTTP layer itself refuses. */
const byStatus: Record<number, ErrorText> = { 413: commonErrors.tooLarge, 415: commonErrors.mediaType };

// Connections that cannot be had or were cut: the database is away, which is not a fault of the call.
const awayCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "57P01", "57P03", "53300"]);
const isAway = (error: Error) =>
  ("code" in error && typeof error.code === "string" && awayCodes.has(error.code)) ||
  /timeout exceeded when trying to connect|Connection terminated|pool after calling end|already been destroyed/.test(
    error.message,
  );

/** The language of a refusal: the one asked for, else that of the operation's screens (D-160). */
function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers["accept-language"]) ?? languageOfFeature(request.operation?.feature ?? "");
}

function send(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refused = refusedAnswer(error, request.operation, languageOf(request));
  if (refused) void reply.code(refused.status).headers(refused.headers).send(refused.body);
}

/** An address that cannot be decoded is refused before any route, and so any error handler, is found for it. */
export const handleBadAddress = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
  send(new Problem(400, commonErrors.unreadable), request, reply);

/** A failure as the refusal that leaves: faults as 500, with their details in the log alone. */
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

/** Every failure leaves as openapi.yaml says. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => send(toProblem(error, request), request, reply));
}
