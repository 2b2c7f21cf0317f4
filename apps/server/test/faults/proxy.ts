import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Answer, Call, Fault } from "./fault";
import { relayLive } from "./proxy-live";

/** A proxy to a server that adds one fault at a time. */
export interface FaultyServer {
  url: string;
  /** Sets the active fault, or none. */
  become: (fault: Fault | undefined) => void;
  /** Errors of the proxy itself since the last change of the fault. */
  failures: readonly unknown[];
  close: () => Promise<void>;
}

/** Hop-by-hop headers, and those that no longer match the decoded body. */
const notPassed = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "host"];

const headersOf = (pairs: Iterable<[string, string]>) =>
  new Headers([...pairs].filter(([name]) => !notPassed.includes(name.toLowerCase())));

function callOf({ method = "GET", url = "/", headers }: IncomingMessage, body: Buffer): Call {
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return { method, path: url, headers: headersOf(pairs), body };
}

async function ask(target: string, { method, path, headers, body }: Call): Promise<Answer> {
  const sent = body.length > 0 ? { body: new Uint8Array(body) } : {};
  const answer = await fetch(`${target}${path}`, { method, headers, ...sent });
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  const content = Buffer.from(await answer.arrayBuffer());
  const value: unknown = isJson && content.length > 0 ? JSON.parse(content.toString()) : content;
  return { status: answer.status, headers: headersOf(answer.headers), body: value };
}

export async function startFaultyServer(target: string): Promise<FaultyServer> {
  let fault: Fault | undefined;
  const failures: unknown[] = [];
  const tokens: string[] = [];
  const relay = { ask: (call: Call) => ask(target, call), tokens };

  function remember({ headers }: Call) {
    const token = headers.get("authorization")?.slice("Bearer ".length);
    if (token === undefined) return;
    if (tokens.includes(token)) tokens.splice(tokens.indexOf(token), 1);
    tokens.unshift(token);
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const asked = callOf(incoming, await buffer(incoming));
    remember(asked);
    const call = (await fault?.call?.(asked)) ?? asked;
    const given = (await fault?.instead?.(call, relay)) ?? (await relay.ask(call));
    const { status, headers, body } = (await fault?.answer?.(given, call, relay)) ?? given;
    outgoing.writeHead(status, Object.fromEntries(headers));
    outgoing.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      failures.push(error);
      outgoing.writeHead(502).end(String(error));
    });
  });
  const live = relayLive(server, target, () => fault);

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    become: (next) => {
      fault = next;
      failures.length = 0;
    },
    failures,
    close: async () => {
      live.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
