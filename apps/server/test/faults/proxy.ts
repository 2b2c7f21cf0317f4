import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { isRecord } from "@passerelle/api/contract";
import { WebSocket, WebSocketServer } from "ws";
import type { Answer, Call, Fault, Frame } from "./fault";

/** A proxy to a server that adds a fault. */
export interface FaultyServer {
  url: string;
  /** Sets the active fault, or none. */
  become: (fault: Fault | undefined) => void;
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
  const content: unknown = isJson ? await answer.json() : Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: headersOf(answer.headers), body: content };
}

function readFrame(text: string): Frame | undefined {
  const frame: unknown = JSON.parse(text);
  if (!isRecord(frame) || typeof frame["type"] !== "string" || !isRecord(frame["data"])) return undefined;
  return { ...frame, type: frame["type"], data: frame["data"] };
}

/** Starts a proxy to a server that injects one fault at a time. */
export async function startFaultyServer(target: string): Promise<FaultyServer> {
  let fault: Fault | undefined;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const asked = callOf(incoming, await buffer(incoming));
    const given = await ask(target, fault?.call?.(asked) ?? asked);
    const { status, headers, body } = fault?.answer?.(given, asked) ?? given;
    outgoing.writeHead(status, Object.fromEntries(headers));
    outgoing.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(502).end(String(error)));
  });

  const sockets = new WebSocketServer({ noServer: true });
  server.on("upgrade", (incoming, socket, head) => {
    const there = new WebSocket(`${target.replace("http", "ws")}${incoming.url}`);
    const accept = () =>
      sockets.handleUpgrade(incoming, socket, head, (here) => {
        here.on("message", (data: Buffer, binary) => there.send(data, { binary }));
        here.on("close", () => there.close());
        there.on("close", (code) => fault?.keepsLive || (code >= 3000 ? here.close(code) : here.close()));
        there.on("message", (data: Buffer) => relay(here, data.toString()));
        for (const text of early.splice(0)) relay(here, text);
      });
    // The server's first messages may arrive before the client is connected.
    const early: string[] = [];
    const keep = (data: Buffer) => void early.push(data.toString());
    there.on("message", keep);
    there.once("open", () => {
      accept();
      there.off("message", keep);
    });
    there.on("error", () => (fault?.opensLive ? accept() : socket.end("HTTP/1.1 401 Unauthorized\r\n\r\n")));
  });

  function relay(here: WebSocket, text: string) {
    const frame = readFrame(text);
    const sent = frame && fault?.frames?.(frame);
    for (const one of sent ?? [text]) here.send(typeof one === "string" ? one : JSON.stringify(one));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    become: (next) => {
      fault = next;
    },
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
