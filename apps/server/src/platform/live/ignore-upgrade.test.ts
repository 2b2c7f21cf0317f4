import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { testServer } from "../../../test/test-server";

const server = testServer();

const wish =
  "Host: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n";
const login = JSON.stringify({ email: "personne@exemple.fr", password: "une passerelle" });
const post = `POST /user/login HTTP/1.1\r\n${wish}Content-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n`;

/** Sends texts on one connection, each after the previous answer; returns the statuses. */
async function statusesOf(...sent: (string | string[])[]): Promise<string[]> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answered = "";
  socket.setEncoding("latin1").on("data", (part) => (answered += part));
  const statuses = () => Array.from(answered.matchAll(/HTTP\/1\.1 (\d+) /g), ([, status = ""]) => status);
  for (const [index, parts] of sent.entries()) {
    for (const part of [parts].flat()) {
      socket.write(part);
      await pause(20);
    }
    await vi.waitFor(() => expect(statuses()).toHaveLength(index + 1), 10_000);
  }
  socket.destroy();
  return statuses();
}

it("ignores the Upgrade header of a call", async () => {
  expect(await statusesOf(`GET /user/me HTTP/1.1\r\n${wish}\r\n`)).toEqual(["401"]);
  expect(await statusesOf(post + login)).toEqual(["401"]);
  expect(await statusesOf([post + login.slice(0, 9), login.slice(9)])).toEqual(["401"]);
  expect(await statusesOf(`GET /ws/connect HTTP/1.1\r\n${wish}\r\n`)).toEqual(["426"]);
});

it("answers several such calls on one connection", async () => {
  const again = `GET /health/ready HTTP/1.1\r\n${wish}\r\n`;
  const plain = "GET /user/me HTTP/1.1\r\nHost: localhost\r\n\r\n";
  expect(await statusesOf(again, post + login, plain, again)).toEqual(["200", "401", "401", "200"]);
});
