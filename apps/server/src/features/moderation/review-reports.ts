import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";
import { AdminError, type CommandContext, numberOf, type Outcome, pageOf } from "./command-context";

const reports = (tx: Tx) =>
  tx
    .selectFrom("reports as r")
    .leftJoin("users as by", "by.id", "r.reporter_id")
    .leftJoin("users as about", "about.id", "r.reported_id")
    .select(["r.id", "r.created_at as time", "r.kind", "r.target_id as target", "r.reason"])
    .select(["about.username as reported", "by.username as reporter", "r.resolved_at as resolved"]);

/** `reports`: lists open or all reports, newest first. */
export async function listReports({ tx, options }: CommandContext): Promise<Outcome> {
  const { limit, before } = pageOf(options);
  const rows = await reports(tx)
    .where("r.id", "<", before)
    .$if(!options.all, (open) => open.where("r.resolved_at", "is", null))
    .orderBy("r.id", "desc")
    .limit(sql.lit(limit))
    .execute();
  return { answer: rows };
}

/** `report ID`: shows a report with the content that the reporter saw. */
export async function showReport({ tx, args }: CommandContext): Promise<Outcome> {
  const id = numberOf(args[0], "The id");
  const found = await reports(tx)
    .select(["r.text", "r.note", "r.snapshot", "r.reported_id"])
    .where("r.id", "=", id)
    .executeTakeFirst();
  if (!found) throw new AdminError(`There is no report ${id}.`);
  const { reported_id, ...answer } = found;
  return { answer, accountId: reported_id, details: { report: id } };
}

/** `resolve ID --note TEXT`. */
export async function resolveReport({ tx, clock, args, options }: CommandContext): Promise<Outcome> {
  const id = numberOf(args[0], "The id");
  const note = options.note?.trim();
  if (!note) throw new AdminError("State the decision: --note TEXT.");
  const resolved = await tx
    .updateTable("reports")
    .set({ resolved_at: clock.now(), note })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .returning("reported_id")
    .executeTakeFirst();
  if (!resolved) throw new AdminError(`There is no open report ${id}.`);
  return { answer: { resolved: id }, accountId: resolved.reported_id, details: { report: id } };
}
