import { sql } from "kysely";
import type { Config } from "../config";
import type { Db } from "../database/database";

const nameOf = (hasBroker: boolean) => `passerelle ${hasBroker ? "with" : "without"} broker`;

/** The name of a server's connections in its PostgreSQL, which shows other servers the transport of its live events. */
export const connectionName = ({ brokerUrl }: Pick<Config, "brokerUrl">): string => nameOf(brokerUrl !== undefined);

/** Whether another server on the same database uses a broker and this one does not, or vice versa. */
export async function hasBrokerMismatch({ brokerUrl }: Pick<Config, "brokerUrl">, db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${nameOf(brokerUrl === undefined)}
    limit 1`.execute(db);
  return rows.length > 0;
}
