import { auditEvents } from "../../platform/database/schema/audit";
import { listEvents } from "../audit";
import { AdminError, type CommandContext, type Outcome, pageOf } from "./command-context";
import { findPerson, idGiven } from "./suspend-people";

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new AdminError("--since must be a date, such as 2026-11-01 or 2026-11-01T08:00Z.");
  return moment;
}

/** Resolves an event name, and rejects unknown ones: a typo must not look like an empty log. */
function eventNamed(name: string) {
  const event = auditEvents.find((one) => one === name);
  if (!event) throw new AdminError(`There is no event "${name}", but: ${auditEvents.join(", ")}.`);
  return event;
}

/** The id of an account, even a deleted one. */
const accountOf = async (context: CommandContext, name: string) =>
  idGiven(name) ?? (await findPerson(context, name)).id;

/** `audit`: lists events, newest first. */
export async function showAudit(context: CommandContext): Promise<Outcome> {
  const { account, event, since } = context.options;
  const accountId = account === undefined ? undefined : await accountOf(context, account);
  const answer = await listEvents(context.tx, {
    accountId,
    event: event === undefined ? undefined : eventNamed(event),
    since: since === undefined ? undefined : momentOf(since),
    ...pageOf(context.options),
  });
  return { answer, ...(accountId !== undefined && { accountId }) };
}
