import type { Server } from "node:http";
import { WebSocketServer } from "ws";
import type { Db } from "../db";
import { userOfToken } from "../http/request";
import { createLiveConnections } from "../live-connections";
import { contractUrl } from "./request";

/** Serves the mock's live channel at /ws/connect of an HTTP server. Returns a function that stops it. */
export function serveLive(server: Server, db: Db): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  const connections = createLiveConnections(db);

  server.on("upgrade", (incoming, socket, head) => {
    const { pathname, searchParams } = contractUrl(incoming);
    const token = searchParams.get("token") ?? "";
    const user = pathname === "/ws/connect" ? userOfToken(db, token) : null;
    if (!user) {
      socket.end("HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(incoming, socket, head, (client) => {
      const end = { send: (text: string) => client.send(text), close: (code: number) => client.close(code) };
      const connection = connections.join(end, { userId: user.id, token });
      client.on("message", (frame: Buffer, isBinary) => connection.receive(isBinary ? frame : frame.toString()));
      client.on("close", () => connection.leave());
    });
  });

  return () => {
    connections.stop();
    for (const client of sockets.clients) client.terminate();
  };
}
