import type { FastifyInstance, FastifyRequest } from "fastify";

/** The answer of a public operation. */
export interface Read {
  status: number;
  body: string;
  retryAfter: string | undefined;
}

/** Reads a public operation for a visitor. */
export type Reader = (path: string) => Promise<Read>;

/** Calls the operations themselves: a page shows what the contract answers to anybody, and counts as their call. */
export const readerFor =
  (app: FastifyInstance, request: FastifyRequest, language: string): Reader =>
  async (url) => {
    const headers = { "accept-language": language };
    const { statusCode, payload, headers: answered } = await app.inject({ url, headers, remoteAddress: request.ip });
    return { status: statusCode, body: payload, retryAfter: answered["retry-after"] };
  };
