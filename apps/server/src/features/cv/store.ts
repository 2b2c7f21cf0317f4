import { isDeepStrictEqual } from "node:util";
import { maxPerPerson } from "@passerelle/domain";
import { sql, type RawBuilder } from "kysely";
import type { Paging } from "../../platform/http/paging";
import type { Db, Tx } from "../../platform/database/database";
import { indexPerson } from "../../platform/database/index-people";
import { totalOf } from "../../platform/database/totals";
import { declareSkills, redeclareSkills } from "../profiles";
import type { Columns, Row, Section, Table } from "./sections";

type Of<T extends Table, Entry extends { id: number }> = Section<T, Entry>;

/** Reads entries with their skills and a total in one statement. */
async function read<T extends Table, Entry extends { id: number }>(
  db: Db,
  { table, source, order, columnNames, toJson }: Of<T, Entry>,
  which: RawBuilder<unknown>,
  total: RawBuilder<number>,
): Promise<{ entry: Entry; total: number }[]> {
  // Selects the page before the skills, to avoid reading the skills of other entries.
  const { rows } = await sql<Row<T> & { skills: string[]; total: number }>`
    select e.id, ${sql.join(columnNames.map((name) => sql.ref(`e.${name}`)))}, ${total} as total, array(
      select s.name from applicant_skills s where ${sql.ref(`s.${source}`)} = e.id order by s.position, s.id
    ) as skills
    from (select * from ${sql.table(table)} ${which}) e
    order by e.place, ${sql.ref(`e.${order}`)} desc, e.id desc`.execute(db);
  return rows.map((row) => ({ entry: toJson(row, row.skills), total: row.total }));
}

/** One page of a person's entries, in order, and their total. */
export async function listEntries<T extends Table, Entry extends { id: number }>(
  db: Db,
  section: Of<T, Entry>,
  userId: number,
  { size, offset }: Paging,
): Promise<{ items: Entry[]; total: number }> {
  // With `=` the planner expects few entries, and reads and sorts them all; with a range it reads one page in index
  // order.
  const page = sql`where user_id between ${userId} and ${userId} order by user_id, place,
    ${sql.ref(section.order)} desc, id desc limit ${sql.lit(size)} offset ${sql.lit(offset)}`;
  const total = sql<number>`(select count(*) from ${sql.table(section.table)} where user_id = ${userId})`;
  const rows = await read(db, section, page, total);
  return { items: rows.map(({ entry }) => entry), total: await totalOf(db, rows, { offset }, total) };
}

/** A person's own entry; undefined for any other. `forUpdate` locks it until the end of the transaction. */
export async function findEntry<T extends Table, Entry extends { id: number }>(
  db: Db,
  section: Of<T, Entry>,
  userId: number,
  id: number,
  { forUpdate = false } = {},
): Promise<Entry | undefined> {
  const which = sql`where id = ${id} and user_id = ${userId} ${forUpdate ? sql`for update` : sql``}`;
  const [found] = await read(db, section, which, sql.lit(1));
  return found?.entry;
}

const returned = (columns: object) => sql.join(["id", ...Object.keys(columns)].map((name) => sql.ref(name)));

/** Stores a new entry and returns it; undefined if the list has reached its maximum. The caller has locked the owner. */
export async function insertEntry<T extends Table, Entry extends { id: number }>(
  tx: Tx,
  { table, source, toJson }: Of<T, Entry>,
  userId: number,
  { columns, skills }: Stored<T>,
): Promise<Entry | undefined> {
  const { rows } = await sql<Row<T>>`
    insert into ${sql.table(table)} (user_id, ${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    select ${userId}, ${sql.join(Object.values(columns))}
    where (select count(*) from ${sql.table(table)} where user_id = ${userId}) < ${sql.lit(maxPerPerson.cvEntries)}
    returning ${returned(columns)}`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  await declareSkills(tx, { userId, entry: { source, id: row.id } }, skills);
  if (skills.length > 0) await indexPerson(tx, userId);
  return toJson(row, [...skills]);
}

/** Updates a locked entry and returns it. */
export async function updateEntry<T extends Table, Entry extends { id: number }>(
  tx: Tx,
  section: Of<T, Entry>,
  userId: number,
  before: Entry,
  { columns, skills }: Stored<T>,
): Promise<Entry> {
  const { table, source, toJson } = section;
  const assignments = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<Row<T>>`
    update ${sql.table(table)} set ${sql.join(assignments)} where id = ${before.id}
    returning ${returned(columns)}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`A locked entry of ${table} is gone.`);
  if (!isDeepStrictEqual(section.skills(before), skills)) {
    await redeclareSkills(tx, { userId, entry: { source, id: row.id } }, skills);
    await indexPerson(tx, userId);
  }
  return toJson(row, [...skills]);
}

/** Deletes a person's own entry with its skills; returns whether it existed. */
export async function deleteEntry<T extends Table, Entry extends { id: number }>(
  db: Db,
  { table }: Of<T, Entry>,
  userId: number,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    delete from ${sql.table(table)} where id = ${id} and user_id = ${userId} returning id`.execute(db);
  return rows.length > 0;
}

export interface Stored<T extends Table> {
  columns: Columns<T>;
  skills: readonly string[];
}
