import { sql } from "kysely";
import type { Config } from "../config";
import type { Db } from "../database/database";

const nameOf = (hasBroker: boolean) => `passerelle ${hasBroker ? "with" : "without"} broker`;

/** What a server's connections are called in its PostgreSQL, so that other servers see what carries its live events. */
export const connectionName = ({ brokerUrl }: Pick<Config, "brokerUrl">): string => nameOf(brokerUrl !== undefined);

/** Whether a server on the same database runs with a broker where this one has none, or the other way round. */
export async function hasOtherBroker({ brokerUrl }: Pick<Config, "brokerUrl">, db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${nameOf(brokerUrl === undefined)}
    limit 1`.execute(db);
  return rows.length > 0;
}
