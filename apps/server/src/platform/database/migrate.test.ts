import { PGlite } from "@electric-sql/pglite";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../test/postgres";
import { testPostgres } from "../../../test/test-database";
import { openPGlite, openPostgres, type Db } from "./database";
import { lastDevelopmentStep } from "./development-schema";
import { checkMigrated, migrate, NewerDatabaseError } from "./migrate";
import { migrations } from "./migrations";

const applied = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/** Two handles of one empty database: two connections to a real PostgreSQL, or one to the embedded database. */
async function twoStarts() {
  const server = testPostgres();
  if (server === undefined) {
    const { db, close } = await openPGlite(await PGlite.create());
    return { first: db, second: db, close };
  }
  const { url, drop } = await createTestDatabase(server);
  const [one, two] = [openPostgres(url), openPostgres(url)];
  return { first: one.db, second: two.db, close: () => Promise.all([one.close(), two.close()]).then(drop) };
}

it("applies each step once, in order, when two processes start concurrently, and none the next time", async () => {
  const { first, second, close } = await twoStarts();
  await Promise.all([migrate(first), migrate(second)]);
  expect(await applied(first)).toEqual(Object.keys(migrations));
  await migrate(second);
  expect(await applied(second)).toEqual(Object.keys(migrations));
  await close();
});

it("takes over the database of a development version with its rows, when two processes start together", async () => {
  const { first, second, close } = await twoStarts();
  await migrate(first);
  await sql`delete from kysely_migration where name > '0007'`.execute(first);
  await sql`insert into kysely_migration (name, timestamp) values ('0016-blocks', ''), (${lastDevelopmentStep}, '')`.execute(
    first,
  );
  await sql`create table offer_blocks (block bigint primary key)`.execute(first);
  await sql`alter table job_offers add word_total smallint not null default 0`.execute(first);
  await sql`insert into totals (name, total) values ('kept', 7)`.execute(first);
  await Promise.all([migrate(first), migrate(second)]);
  expect(await applied(first)).toEqual(Object.keys(migrations));
  const { rows } =
    await sql`select to_regclass('offer_blocks') as removed, total from totals where name = 'kept'`.execute(first);
  expect(rows).toEqual([{ removed: null, total: 7 }]);
  await close();
});

it("refuses a database that a newer release has migrated, and changes nothing in it", async () => {
  const { first, close } = await twoStarts();
  await migrate(first);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '')`.execute(first);
  const before = await applied(first);
  await expect(migrate(first)).rejects.toThrow(new NewerDatabaseError("9999-newer"));
  expect(await applied(first)).toEqual(before);
  // A process that is already running during an upgrade can continue.
  await checkMigrated(first);
  await close();
});
