import { vi } from "vitest";
import { systemClock } from "../../src/platform/clock";
import { openPostgres } from "../../src/platform/database/database";
import { openBroker } from "../../src/platform/live/open-broker";
import { createLog } from "../../src/platform/log";
import { createMailer } from "../../src/platform/mail/mailer";
import { createOutbox } from "../../src/platform/mail/mail-queue";
import { createMetrics } from "../../src/platform/metrics";
import type { TestedServer } from "../target";
import type { Cluster } from "./cluster";

const isFor = ({ recipient }: { recipient: string }, email: string) =>
  recipient.toLowerCase() === email.trim().toLowerCase();

/** An additional process of a cluster that serves no requests; it reads the database and runs operators' commands. */
export async function anOperator({ url, databaseUrl, dataDir, redis, mails }: Cluster) {
  const log = createLog({ logLevel: "error" });
  const { db, close } = openPostgres(databaseUrl);
  const broker = await openBroker({ databaseUrl, brokerUrl: redis.url }, db, log);
  const mailFrom = "Passerelle <no-reply@passerelle.example>";
  const send = createMailer({ smtpUrl: mails.url, mailFrom, dataDir }, () => undefined);
  const outbox = createOutbox({
    db,
    clock: systemClock,
    log,
    metrics: createMetrics(),
    write: async () => undefined,
    send,
  });
  const sentTo = async (email: string) => {
    // A mail may still be in flight; a sent one is deleted.
    const isSent = async () => {
      const waiting = await db.selectFrom("mails").select("recipient").execute();
      return !waiting.some((one) => isFor(one, email));
    };
    await vi.waitUntil(isSent, { timeout: 20_000, interval: 20 });
    return mails.mails.filter((one) => isFor(one, email));
  };
  const readOtp = async (email: string) => {
    const code = /\b\d{6}\b/.exec((await sentTo(email)).at(-1)?.body ?? "");
    if (!code) throw new Error(`No code was sent to ${email}.`);
    return code[0];
  };
  const server: TestedServer = { url, publicUrl: url, db, clock: systemClock, broker, outbox, sentTo, readOtp };
  return {
    ...server,
    close: async () => {
      await outbox.stop();
      await broker.close();
      await close();
    },
  };
}
