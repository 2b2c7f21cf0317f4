import type { Hook, Target } from "@passerelle/api/conformance";
import { WebSocket } from "ws";
import type { TestServer } from "./test-server";

/** A test server's hooks beside the contract. */
export const hooks: readonly Hook[] = ["mails", "clock", "origin"];

/** A test server as a contract test target, at its own URL or behind a proxy. */
export const targetOf = (server: TestServer, baseUrl = server.url): Target => ({
  baseUrl,
  readOtp: server.readOtp,
  readMails: async (email) => (await server.sentTo(email)).map(({ subject, body }) => `${subject}\n${body}`).join("\n"),
  passTime: async (seconds) => server.clock.pass(seconds),
  WebSocket,
  socketsOf: (origin) =>
    class extends WebSocket {
      constructor(url: string) {
        super(url, { origin });
      }
    },
});
