import { sql } from "kysely";
import { readConfig } from "../../apps/server/src/platform/config";
import { openDatabase } from "../../apps/server/src/platform/database/database";
import { migrate } from "../../apps/server/src/platform/database/migrate";

const hash = "rtrim(translate(encode(sha256(convert_to('bench-' || n, 'UTF8')), 'base64'), '+/', '-_'), '=')";

/**
 * Fills the empty database that the environment names with people and the given SQL statements. Person n has the
 * username and the token bench-n.
 */
export async function fill(people: number, statements: readonly string[]): Promise<void> {
  const { db, close } = await openDatabase(readConfig());
  await migrate(db);
  await db.transaction().execute(async (tx) => {
    for (const statement of [...peopleOf(people), ...statements]) await sql.raw(statement).execute(tx);
  });
  await sql`analyze`.execute(db);
  await close();
}

const peopleOf = (people: number) => [
  `insert into users (email, username, password_hash, firstname, lastname, role, verified_at)
   select n || '@passerelle.example', 'bench-' || n, '', 'Personne', 'Numéro ' || n,
     case when n % 4 = 0 then 'recruiter' else 'applicant' end, now() from generate_series(1, ${people}) n`,
  `insert into sessions (user_id, token_hash, expires_at) select n, ${hash}, now() + interval '1 day'
   from generate_series(1, ${people}) n`,
  `set local statement_timeout = 0`,
  // Skips triggers, because checking and counting each row would take too long.
  `set local session_replication_role = replica`,
];
