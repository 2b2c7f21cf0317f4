import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { pino, stdSerializers, type DestinationStream } from "pino";
import type { Config } from "./config";
import { onAnswered } from "./http/on-answered";

/** Structured log lines. Never log a token, code, password, mail text or query string (D-260). */
export type Log = FastifyBaseLogger;

const secrets = ["authorization", "password", "token", "ticket", "otp", "body"];

// Fastify and other libraries log URLs in their own messages.
const withoutQueries = (line: string) => line.replaceAll(/\?[^\s"\\]+/g, "?[query]");

/** The path of a URL up to its ? or #, which some mail programs escape in links. */
const pathOf = (url: string) => url.split(/[?#]|%23|%3f/i, 1)[0];

// PostgreSQL puts the row of a failed query, which is personal data, into `detail`.
const errorLine = (error: Error) => {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, ...("code" in error && { code: error.code }) };
};

/** JSON lines for machines, short lines for a person at a terminal. */
export function createLog({ logLevel }: Pick<Config, "logLevel">, destination?: DestinationStream): Log {
  const options = {
    level: logLevel,
    base: null,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "[secret]" },
    serializers: { err: errorLine },
    hooks: { streamWrite: withoutQueries },
  };
  return pino(options, destination ?? (process.stdout.isTTY ? terminal : pino.destination({ fd: 1, sync: true })));
}

interface Line {
  time: number;
  msg: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  err?: { stack?: string };
}

const terminal: DestinationStream = {
  write(text) {
    const { time, msg, method, path, status, ms, err }: Line = JSON.parse(text);
    const clock = new Date(time).toTimeString().slice(0, 8);
    const what = method === undefined ? msg : `${method} ${path} ${status ?? "aborted"} ${ms} ms`;
    process.stdout.write(`${clock} ${what}${err ? `\n${err.stack}` : ""}\n`);
  },
};

/** The id of a request, in its error and all its log lines, for people to quote. 48 random bits, the end of a UUID. */
export const newRequestId = (): string => randomUUID().slice(-12);

/** Logs one line per request, with the path only, because the query may contain a token. */
export function logRequests(app: FastifyInstance): void {
  onAnswered(app, (request, reply, isAborted) => {
    const path = pathOf(request.url);
    const user = request.currentUser?.id;
    const ms = Math.round(reply.elapsedTime);
    const outcome = isAborted ? { aborted: true } : { status: reply.statusCode };
    request.log.info({ method: request.method, path, ...outcome, ms, ...(user && { user }) }, "request");
  });
}
