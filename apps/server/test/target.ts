import type { Hook, Target } from "@passerelle/api/conformance";
import { WebSocket } from "ws";
import { hourlyJobs } from "../src/features/hourly-jobs";
import { notifyOfAlerts } from "../src/features/job-offers";
import { runCommand } from "../src/features/moderation";
import { sendDigests } from "../src/features/notifications";
import type { Clock } from "../src/platform/clock";
import { createLog } from "../src/platform/log";
import type { TestServer } from "./test-server";

/** The server's URL in mails. */
export const publicUrl = "https://passerelle.example";

export const hooks: readonly Hook[] = ["mails", "clock", "origin", "resets", "digests", "alerts", "jobs", "moderation"];

/** The parts of a server and its operation that the contract tests use. */
export type TestedServer = Pick<TestServer, "url" | "db" | "broker" | "outbox" | "sentTo" | "readOtp"> & {
  clock: Clock;
  publicUrl: string;
};

/** Runs an operator's command. */
const moderate = async ({ db, clock, outbox, broker, publicUrl }: TestedServer, ...line: string[]) =>
  void (await runCommand({ db, clock, outbox, broker, config: { publicUrl } }, { line, operator: "root" }));

/** A server with the machine's clock, as a contract test target. */
export const targetAtPresent = (server: TestedServer, baseUrl = server.url): Target => ({
  baseUrl,
  readOtp: server.readOtp,
  readMails: async (email) => (await server.sentTo(email)).map(({ subject, body }) => `${subject}\n${body}`).join("\n"),
  readResetCode: async (email) => {
    const mails = (await server.sentTo(email)).map(({ body }) => body).join("\n");
    return mails.match(/\b(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}\b/g)?.at(-1) ?? "";
  },
  sendDigests: () => sendDigests({ ...server, config: { publicUrl: server.publicUrl } }),
  moderate: (act, kind, id) =>
    act === "suspend" ? moderate(server, act, id, "--reason", "Spam") : moderate(server, act, kind, id),
  notifyOfAlerts: () => notifyOfAlerts(server),
  WebSocket,
  socketsOf: (origin) =>
    class extends WebSocket {
      constructor(url: string) {
        super(url, { origin });
      }
    },
});

/** A test server as a contract test target, at its own URL or behind a proxy. */
export const targetOf = (server: TestServer, baseUrl?: string): Target => ({
  ...targetAtPresent({ ...server, publicUrl }, baseUrl),
  passTime: async (seconds) => server.clock.pass(seconds),
  runJobs: async () => {
    const log = createLog({ logLevel: "silent" });
    for (const job of hourlyJobs({ ...server, config: { publicUrl }, log })) await job();
  },
});
