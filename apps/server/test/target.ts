import type { Hook, Target } from "@passerelle/api/conformance";
import { WebSocket } from "ws";
import { notifyOfAlerts } from "../src/features/job-offers";
import { runCommand } from "../src/features/moderation";
import { sendDigests } from "../src/features/notifications";
import type { TestServer } from "./test-server";

/** Where its mails say that a tested server is. */
export const publicUrl = "https://passerelle.example";

/** A test server's hooks beside the contract. */
export const hooks: readonly Hook[] = ["mails", "clock", "origin", "resets", "digests", "alerts", "moderation"];

/** Runs a command of its operators. */
const moderate = async ({ db, clock, outbox, broker }: TestServer, ...line: string[]) =>
  void (await runCommand({ db, clock, outbox, broker, config: { publicUrl } }, { line, operator: "root" }));

/** A test server as a contract test target, at its own URL or behind a proxy. */
export const targetOf = (server: TestServer, baseUrl = server.url): Target => ({
  baseUrl,
  readOtp: server.readOtp,
  readMails: async (email) => (await server.sentTo(email)).map(({ subject, body }) => `${subject}\n${body}`).join("\n"),
  readResetCode: async (email) => {
    const mails = (await server.sentTo(email)).map(({ body }) => body).join("\n");
    return mails.match(/\b(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}\b/g)?.at(-1) ?? "";
  },
  passTime: async (seconds) => server.clock.pass(seconds),
  sendDigests: () => sendDigests({ ...server, config: { publicUrl } }),
  suspend: (email) => moderate(server, "suspend", email, "--reason", "Spam"),
  hidePost: (id) => moderate(server, "hide", "post", String(id)),
  notifyOfAlerts: () => notifyOfAlerts(server),
  WebSocket,
  socketsOf: (origin) =>
    class extends WebSocket {
      constructor(url: string) {
        super(url, { origin });
      }
    },
});
