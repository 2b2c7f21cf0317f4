import type { MailContent } from "@passerelle/domain";
import type { Clock } from "../../platform/clock";
import type { Tx } from "../../platform/database/database";
import type { AuditDetails } from "../../platform/database/schema";
import type { Publish } from "../../platform/live/events";

/** A command that cannot be carried out; the message tells the operator why. */
export class AdminError extends Error {
  override name = "AdminError";
}

export interface Options {
  all?: boolean | undefined;
  note?: string | undefined;
  reason?: string | undefined;
  account?: string | undefined;
  event?: string | undefined;
  since?: string | undefined;
  before?: string | undefined;
  limit?: string | undefined;
}

/** The services and arguments of a command, in one transaction. */
export interface CommandContext {
  tx: Tx;
  clock: Clock;
  args: readonly string[];
  options: Options;
  /** Publishes an event after the commit. */
  publish: Publish;
  sendMail: (person: { email: string; language: "fr" | "en" | null }, content: MailContent) => Promise<void>;
}

export type Row = Record<string, unknown>;

/** The answer of a command, and its entry in the audit log. */
export interface Outcome {
  answer: Row | Row[];
  accountId?: number | null;
  details?: AuditDetails;
}

/** Parses a number that an operator typed. */
export function numberOf(text: string | undefined, what: string): number {
  const number = /^[1-9]\d*$/.test(text ?? "") ? Number(text) : 0;
  if (!Number.isSafeInteger(number) || number < 1) throw new AdminError(`${what} must be a whole number.`);
  return number;
}

const maxRows = 1000;

/** The maximum number of rows to show, and the id before which they start. */
export function pageOf({ limit = "50", before }: Options) {
  return {
    limit: Math.min(maxRows, numberOf(limit, "--limit")),
    before: before === undefined ? Number.MAX_SAFE_INTEGER : numberOf(before, "--before"),
  };
}
