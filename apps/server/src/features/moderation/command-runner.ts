import { languageOfFeature } from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { inTransaction } from "../../platform/database/transactions";
import { collectEvents, type Publisher } from "../../platform/live/broker";
import type { Outbox } from "../../platform/mail/mail-queue";
import { renderMail } from "../../platform/mail/render-mail";
import { recordEvent } from "../audit";
import { sendQueued } from "../notifications";
import type { Row } from "./command-context";
import { readCommand } from "./admin-commands";

/** The services that commands use, from the server or from the tool alone. */
export interface AdminServices {
  db: Db;
  clock: Clock;
  broker: Publisher;
  outbox: Pick<Outbox, "add" | "wake">;
  config: { publicUrl: string | undefined };
}

/** A command line, and the operator who typed it. */
export interface AdminRequest {
  line: readonly string[];
  operator: string;
}

/** Runs a command and records it in one transaction, then publishes its events to the running servers. */
export async function runCommand(services: AdminServices, { line, operator }: AdminRequest): Promise<Row | Row[]> {
  const { db, clock, broker, outbox, config } = services;
  const { name, command, args, options } = readCommand(line);
  const events = collectEvents(broker);
  const answer = await inTransaction(db, async (tx) => {
    const outcome = await command.run({
      tx,
      clock,
      args,
      options,
      publish: events.publish,
      sendMail: async ({ email, language }, content) =>
        outbox.add(tx, {
          recipient: email,
          ...renderMail(content, language ?? languageOfFeature("auth"), config.publicUrl),
        }),
    });
    const details = { ...outcome.details, command: name, operator };
    await recordEvent(tx, { event: "admin_act", accountId: outcome.accountId ?? undefined, details });
    return outcome.answer;
  });
  outbox.wake();
  await sendQueued(db, events.publish);
  await events.send();
  return answer;
}
