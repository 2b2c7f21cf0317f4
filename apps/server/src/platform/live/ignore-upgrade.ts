import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

/**
 * Reads a call that asks for another protocol ("h2c") again, without that wish, which a server may pass over (RFC 9110,
 * 7.8). Node.js hands over every such call once anybody listens for handshakes.
 */
export function ignoreUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const headers = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && name.toLowerCase() !== "upgrade" ? [`${name}: ${rawHeaders[index + 1]}`] : [],
  );
  const written = [`${method} ${url} HTTP/${httpVersion}`, ...headers, "", ""].join("\r\n");
  socket.unshift(Buffer.concat([Buffer.from(written, "latin1"), head]));
  server.emit("connection", socket);
}
