import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getResponse } from "msw";
import type { Db } from "../db";
import { readOtp } from "../domain/sessions";
import { serverHandlers } from "../server-handlers";
import { serveLive } from "./live";
import { readRequest } from "./request";

export type ServeOptions = { db: Db; port: number; host: string };

/** A listening mock. */
export type ServedMock = { url: string; close(): Promise<void> };

/** `GET /mock/code?email=...` returns the code last mailed to an address. */
export const CODE_PATH = "/mock/code";

/**
 * The mock as an HTTP and WebSocket server, for clients outside Node: the same handlers and live channel, at the
 * contract's paths and under /api, open to every origin. Rejects when the port is taken.
 */
export async function serveMock({ db, port, host }: ServeOptions): Promise<ServedMock> {
  const handlers = serverHandlers(db);
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    allowOrigin(incoming, outgoing);
    if (incoming.method === "OPTIONS") return outgoing.writeHead(204).end();
    const request = await readRequest(incoming);
    const url = new URL(request.url);
    const response = url.pathname === CODE_PATH ? codeAnswer(db, url) : await getResponse(handlers, request);
    if (!response) return outgoing.writeHead(404).end();
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    return outgoing.end(Buffer.from(await response.arrayBuffer()));
  }

  const endLive = serveLive(server, db);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    async close() {
      endLive();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Any origin is allowed: bearer tokens authenticate, not cookies. */
function allowOrigin({ headers: { origin } }: IncomingMessage, outgoing: ServerResponse) {
  if (origin === undefined) return;
  outgoing.setHeader("Access-Control-Allow-Origin", origin);
  outgoing.setHeader("Access-Control-Allow-Credentials", "true");
  outgoing.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE");
  outgoing.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, Accept-Language");
  outgoing.setHeader("Access-Control-Expose-Headers", "Retry-After");
  outgoing.setHeader("Vary", "Origin");
}

function codeAnswer(db: Db, { searchParams }: URL): Response {
  const code = readOtp(db, searchParams.get("email") ?? "");
  return code === undefined ? new Response("No code waits for this address.\n", { status: 404 }) : new Response(code);
}

export { createDb } from "../db";
export { readResetCode } from "../domain/sessions";
