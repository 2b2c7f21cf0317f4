import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { AdminError } from "../moderation";

const run = promisify(execFile);

/**
 * Runs a PostgreSQL tool on a database. Passes the password in the environment, because every user of the machine can
 * read command lines.
 * @throws AdminError with the tool's message, or if it is not installed
 */
export async function runPostgresTool(tool: "pg_dump" | "pg_restore", databaseUrl: string, args: readonly string[]) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await run(tool, ["--dbname", url.href, ...args], { env });
  } catch (error) {
    const { code, stderr } = Object(error);
    throw new AdminError(
      code === "ENOENT"
        ? `${tool} is not installed: it comes with PostgreSQL's client programs (as postgresql-client), of the database's version or newer.`
        : `${tool} failed: ${String(stderr).trim()}`,
      { cause: error },
    );
  }
}
