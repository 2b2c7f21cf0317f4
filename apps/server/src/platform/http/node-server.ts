import { createServer, type RequestListener, type Server } from "node:http";

/** In milliseconds. */
export interface Timeouts {
  /** For all of a request. */
  request: number;
  headers: number;
  /** Between two checks for these. */
  check: number;
  /** For a client that takes nothing of its answer. */
  unread: number;
}

// A request may bring five megabytes over a slow line. Headers that are late by a check's interval still end within 20 s.
const defaultTimeouts: Timeouts = { request: 120_000, headers: 15_000, check: 3_000, unread: 120_000 };

const keepAliveTimeout = 72_000;

/** Creates the HTTP server under the framework. */
export function createNodeServer(handle: RequestListener, timeouts: Partial<Timeouts> = {}): Server {
  const { request, headers, check, unread } = { ...defaultTimeouts, ...timeouts };
  const server = createServer(
    {
      // The framework refuses what has none, in the contract's shape.
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
