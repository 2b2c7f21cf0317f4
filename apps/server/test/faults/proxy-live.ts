import type { Server } from "node:http";
import { isRecord } from "@passerelle/api/contract";
import { WebSocket, WebSocketServer } from "ws";
import type { Client, Fault, Frame } from "./fault";

function readFrame(text: string): Frame | undefined {
  try {
    const frame: unknown = JSON.parse(text);
    if (!isRecord(frame) || typeof frame["type"] !== "string" || !isRecord(frame["data"])) return undefined;
    return { ...frame, type: frame["type"], data: frame["data"] };
  } catch {
    return undefined;
  }
}

/** Relays the live channel of a server, with the fault that is active when a message passes. */
export function relayLive(proxy: Server, target: string, active: () => Fault | undefined): { close: () => void } {
  const clients = new Map<WebSocket, Client>();
  const sockets = new WebSocketServer({ noServer: true });

  function deliver(here: WebSocket, text: string) {
    const client = clients.get(here);
    const frame = readFrame(text);
    const changed = frame && client && active()?.frames?.(frame, client, [...clients.values()]);
    if (!changed) here.send(text);
    for (const one of changed ?? []) client?.send(one);
  }

  function forward(there: WebSocket, data: Buffer, binary: boolean) {
    const frame = binary ? undefined : readFrame(data.toString());
    const changed = frame && active()?.sent?.(frame);
    if (!changed) there.send(data, { binary });
    for (const one of changed ?? []) there.send(JSON.stringify(one));
  }

  proxy.on("upgrade", (incoming, socket, head) => {
    const { url = "/", headers } = incoming;
    const there = new WebSocket(`${target.replace("http", "ws")}${url}`, {
      headers: { host: headers.host ?? "" },
      ...(headers.origin !== undefined && { origin: headers.origin }),
    });
    // The server's first messages may arrive before the client is connected.
    const early: string[] = [];
    const keep = (data: Buffer) => void early.push(data.toString());
    const accept = () =>
      sockets.handleUpgrade(incoming, socket, head, (here) => {
        const token = new URL(url, "http://localhost").searchParams.get("token") ?? "";
        clients.set(here, { token, send: (frame) => here.send(JSON.stringify(frame)) });
        here.on("message", (data: Buffer, binary) => forward(there, data, binary));
        here.on("close", () => {
          clients.delete(here);
          there.close();
        });
        there.on("close", (code) => active()?.keepsLive || (code >= 3000 ? here.close(code) : here.close()));
        there.on("message", (data: Buffer) => deliver(here, data.toString()));
        for (const text of early.splice(0)) deliver(here, text);
      });
    there.on("message", keep);
    there.once("open", () => {
      accept();
      there.off("message", keep);
    });
    there.on("error", () => (active()?.opensLive ? accept() : socket.end("HTTP/1.1 401 Unauthorized\r\n\r\n")));
  });

  return {
    close: () => {
      for (const client of sockets.clients) client.terminate();
    },
  };
}
