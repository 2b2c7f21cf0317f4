import {
  commonErrors,
  FieldProblem,
  type Language,
  languageOfFeature,
  preferredLanguage,
  Problem,
  type Text,
  unavailable,
} from "@passerelle/domain";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Texts for what the HTTP layer itself refuses. */
const byStatus: Record<number, Text> = { 413: commonErrors.tooLarge, 415: commonErrors.mediaType };

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

function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request);
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, "content-language": language })
    .send({ error: problem.text[language] });
}

function sendFields({ fields }: FieldProblem, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request);
  reply.header("content-language", language);
  const messages = Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text[language]]));
  if (request.operation?.refusal === "fields") return reply.code(400).send(messages);
  if (request.operation?.refusal === "errors") return reply.code(400).send({ errors: messages });
  return reply.code(400).send({ error: Object.values(messages)[0] ?? commonErrors.unreadable[language] });
}

/** An address that cannot be decoded is refused before any route, and so any error handler, is found for it. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(new Problem(400, commonErrors.unreadable), request, reply);
}

/** Every failure leaves as openapi.yaml says: refusals in words, faults as 500 with their details in the log alone. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof FieldProblem) return sendFields(error, request, reply);
    if (error instanceof Problem) return sendProblem(error, request, reply);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      const known = byStatus[status];
      return sendProblem(new Problem(known ? status : 400, known ?? commonErrors.unreadable), request, reply);
    }
    request.log.error({ err: error }, "request failed");
    if (isAway(error)) return sendProblem(unavailable(), request, reply);
    return sendProblem(new Problem(500, commonErrors.serverError), request, reply);
  });
}
