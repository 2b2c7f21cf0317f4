import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

/**
 * Reads a call with an Upgrade header ("h2c") again without it, because a server may ignore the header (RFC 9110, 7.8).
 * Node.js emits `upgrade` for every such call once there is a listener for handshakes.
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
