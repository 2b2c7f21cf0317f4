import { expect, it } from "vitest";
import { answerTo, statusesIn } from "../../../test/raw";
import { testServer } from "../../../test/test-server";

const server = testServer();

const get = (...headers: string[]) => ["GET /user/me HTTP/1.1", ...headers, "", ""].join("\r\n");
const post = (...headers: string[]) =>
  ["POST /user/login HTTP/1.1", "Host: x", "Content-Type: application/json", ...headers, "", ""].join("\r\n");
const emptyChunks = "0\r\n\r\n";
const handshake = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];

it.each([
  ["two hosts", get("Host: x", "Host: y")],
  ["the same host twice", get("Host: x", "Host: x")],
  ["no host", get()],
  ["a list of hosts", get("Host: x, y")],
  ["a host with a name before it", get("Host: a@x")],
  ["a host with a path", get("Host: x/y")],
  ["another host in its target", "GET http://y/user/me HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["no version", "GET /user/me\r\n\r\n"],
  ["the version 0.9", "GET /user/me HTTP/0.9\r\nHost: x\r\n\r\n"],
  ["the version 1.2", "GET /user/me HTTP/1.2\r\nHost: x\r\n\r\n"],
  ["the version 2.0", "GET /user/me HTTP/2.0\r\nHost: x\r\n\r\n"],
  ["two tokens", get("Host: x", "Authorization: Bearer a", "Authorization: Bearer b")],
  ["two content types", post("Content-Type: text/plain", "Content-Length: 2") + "{}"],
  ["two lengths", post("Content-Length: 2", "Content-Length: 3") + "{} "],
  ["the same length twice", post("Content-Length: 2", "Content-Length: 2") + "{}"],
  ["a length and chunks", post("Content-Length: 5", "Transfer-Encoding: chunked") + emptyChunks],
  ["chunks and a length", post("Transfer-Encoding: chunked", "Content-Length: 5") + emptyChunks],
  ["chunks in HTTP/1.0", post("Transfer-Encoding: chunked").replace("1.1", "1.0") + emptyChunks],
  ["compressed chunks", post("Transfer-Encoding: gzip, chunked") + emptyChunks],
  ["chunks named on two lines", post("Transfer-Encoding: gzip", "Transfer-Encoding: chunked") + emptyChunks],
  ["chunks that are compressed after all", post("Transfer-Encoding: chunked, gzip") + emptyChunks],
  ["a folded header", get("Host: x", "X-A: a", " b")],
  ["a space before a colon", get("Host : x")],
  ["a line that ends with a bare line feed", "GET /user/me HTTP/1.1\r\nHost: x\nX-A: a\r\n\r\n"],
  ["a bare carriage return", get("Host: x\rX-A: a")],
  ["two hosts and a path that cannot be decoded", get("Host: x", "Host: y").replace("/user/me", "/%ZZ")],
  ["two hosts and a handshake", get("Host: x", "Host: y", ...handshake).replace("/user/me", "/ws/connect?token=a")],
])("a request with %s is refused, and its connection closed", async (_, text) => {
  const answer = await answerTo(server.url, text);
  expect(statusesIn(answer)).toEqual(["400"]);
  expect(answer.toLowerCase()).toContain("connection: close");
  expect(answer).toContain('"code":"request_unreadable"');
});

it.each([
  ["an empty host", get("Host:", "Connection: close")],
  ["a port", get("Host: passerelle.example:3000", "Connection: close")],
  ["an IPv6 address", get("Host: [::1]:3000", "Connection: close")],
  ["its own host in its target", "GET http://x/user/me HTTP/1.1\r\nHost: X\r\nConnection: close\r\n\r\n"],
  ["the version 1.0", "GET /user/me HTTP/1.0\r\n\r\n"],
  ["one list on two lines", get("Host: x", "Accept-Language: fr", "Accept-Language: en", "Connection: close")],
])("a request with %s is answered", async (_, text) => {
  expect(statusesIn(await answerTo(server.url, text))).toEqual(["401"]);
});
