import type { FastifyRequest } from "fastify";

/** The session token that a request carries in its header `Authorization`. */
export const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([!-~]+)$/i.exec(headers.authorization ?? "")?.[1];
