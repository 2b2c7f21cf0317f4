import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { AdminError } from "../moderation";

const run = promisify(execFile);

/**
 * Runs a tool of PostgreSQL on a database. The password goes into its environment: everybody on the machine can read
 * a command line.
 * @throws AdminError with what it says, or where it is not installed
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
