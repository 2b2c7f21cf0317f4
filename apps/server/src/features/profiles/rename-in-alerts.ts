import { fold, searchWords, trimText } from "@passerelle/domain";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database";

/**
 * Replaces a company's old name in alerts by its new one, unless another recruiter still has the old one. An alert that
 * would duplicate another of its person stays unchanged (D-291).
 */
export async function renameInAlerts(tx: Tx, before: string | null, company: string | undefined): Promise<void> {
  const [oldName, newName] = [trimText(before ?? ""), trimText(company ?? "")];
  if (oldName === "" || oldName === newName || searchWords(newName).length === 0) return;
  const renamed = sql`jsonb_set(a.filters, '{company}', to_jsonb(${newName}::text))`;
  await sql`
    update offer_alerts a set filters = ${renamed}
    where a.filters ? 'company' and lower(a.filters ->> 'company') in (lower(${oldName}), ${fold(oldName)})
      and not exists (select from recruiter_profiles p where lower(p.company) = lower(${oldName}))
      and not exists (select from offer_alerts o where o.user_id = a.user_id and o.filters = ${renamed})`.execute(tx);
}
