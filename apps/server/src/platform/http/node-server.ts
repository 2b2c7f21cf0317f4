import { createServer, type RequestListener, type Server } from "node:http";

/** In milliseconds. */
export interface Timeouts {
  request: number;
  headers: number;
  /** The interval at which these are checked. */
  check: number;
  /** For a client that does not read its answer. */
  unread: number;
}

// A request may carry five megabytes over a slow line. Headers that are late by one interval still end within 20 s.
const defaultTimeouts: Timeouts = { request: 120_000, headers: 15_000, check: 3_000, unread: 120_000 };

const keepAliveTimeout = 72_000;

export function createNodeServer(handle: RequestListener, timeouts: Partial<Timeouts> = {}): Server {
  const { request, headers, check, unread } = { ...defaultTimeouts, ...timeouts };
  const server = createServer(
    {
      // The framework refuses requests without a host, in the contract's shape.
      requireHostHeader: false,
      requestTimeout: request,
      headersTimeout: headers,
      connectionsCheckingInterval: check,
      keepAliveTimeout,
    },
    handle,
  );
  return server.setTimeout(unread);
}
