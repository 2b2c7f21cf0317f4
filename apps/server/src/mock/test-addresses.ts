import type { FastifyInstance, FastifyReply } from "fastify";
import { hourlyJobs } from "../features/hourly-jobs";
import { notifyOfAlerts } from "../features/job-offers";
import { type AdminServices, runCommand } from "../features/moderation";
import { sendDigests } from "../features/notifications";
import type { OutboxWorker } from "../platform/mail/mail-queue";
import type { MovableClock } from "./clock";
import { lastCode, type Mailbox } from "./mailbox";

type Parts = Parameters<typeof hourlyJobs>[0] &
  Omit<AdminServices, "clock" | "outbox"> & { clock: MovableClock; outbox: OutboxWorker; mailbox: Mailbox };

interface ByAddress {
  Querystring: { email?: string };
}

type Query = Partial<Record<string, string>>;

/** The path at which tests read the code last mailed to an address. */
export const codePath = "/mock/code";

// Serves the answer, not the application, to browsers too.
const config = { answersFile: true };

const sendText = (reply: FastifyReply, text: string | undefined, missing: string) =>
  reply
    .type("text/plain")
    .code(text === undefined ? 404 : 200)
    .send(text ?? `${missing}\n`);

/** Serves helpers for tests under `/mock`: mails, codes and the clock. */
export function serveTestAddresses(app: FastifyInstance, parts: Parts): void {
  const { mailbox, outbox, clock } = parts;

  const mailsTo = async (email = "") => {
    await outbox.sendDue();
    return mailbox.read(email);
  };
  app.get<ByAddress>(codePath, { config }, async ({ query }, reply) =>
    sendText(reply, lastCode(await mailsTo(query.email)), "No code was mailed to this address."),
  );
  app.get<ByAddress>("/mock/mails", { config }, async ({ query }, reply) => {
    const texts = (await mailsTo(query.email)).map(({ subject, body }) => `${subject}\n\n${body}`);
    return sendText(reply, texts.length > 0 ? texts.join("\n") : undefined, "No mail was sent to this address.");
  });

  const act = (path: string, run: (query: Query) => unknown) =>
    app.post<{ Querystring: Query }>(`/mock/${path}`, { config }, async ({ query }, reply) => {
      await run(query);
      return reply.code(204).send();
    });
  act("clock", ({ add }) => clock.add(Number(add) || 0));
  act("digests", () => sendDigests(parts));
  act("alerts", () => notifyOfAlerts(parts));
  act("jobs", async () => {
    for (const job of hourlyJobs(parts)) await job();
  });
  act("moderate", ({ act: name = "", kind = "", id = "" }) => {
    const line = name === "suspend" ? [name, id, "--reason", "Spam"] : [name, kind, id];
    return runCommand(parts, { line, operator: "mock" });
  });
}
