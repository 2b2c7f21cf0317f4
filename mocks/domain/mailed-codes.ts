import { normalizeResetCode } from "@passerelle/domain";
import type { Db } from "../db";

interface MailedCode {
  code: string;
  expiresAt: string;
}

/** The row of a code from a mail, in any of its spellings; undefined where there is none, or no more. */
export function byMailedCode<Row extends MailedCode>(db: Db, rows: readonly Row[], typed: string): Row | undefined {
  const now = db.clock.now().toISOString();
  const wanted = normalizeResetCode(typed);
  return rows.find(({ code, expiresAt }) => normalizeResetCode(code) === wanted && expiresAt > now);
}
