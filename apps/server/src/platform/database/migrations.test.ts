import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, it } from "vitest";
import { migrations } from "./migrations";

/** The statements of a migration on an empty database. */
async function statementsOf(step: string): Promise<string[]> {
  const texts: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void texts.push(query.sql.replaceAll(/\s+/g, " ").toLowerCase()),
  });
  await migrations[step]?.up(db);
  return texts;
}

/** Changes that would break a server of the previous release, which keeps running during the upgrade. */
const unsafe: [what: string, text: RegExp][] = [
  ["removes a part that it reads", /drop (table|column|view|function)|\brename\b/],
  ["changes a type, which locks and rewrites the table", /alter (column )?\w+ (set data )?type/],
  [
    "rejects rows without a value that it does not know",
    /set not null|alter table [^;]*\badd (column )?(?!constraint|check|unique|primary|foreign)\w+ (?:(?!, add)(?!default).)*not null(?:(?!, add)(?!default).)*($|, add)/,
  ],
  ["limits what it may write", /alter table [^;]*add (constraint \w+ )?(check|unique|foreign key)|create unique index/],
];

/** The last migration of 1.1, for which the change log requires all servers to stop. */
const lastStopped = "0016-declared";

it.each(Object.keys(migrations).filter((step) => step > lastStopped))(
  "%s lets servers of the previous release keep running",
  async (step) => {
    const tables: string[] = [];
    const found: string[] = [];
    for (const text of await statementsOf(step)) {
      const made = /^create table (\w+)/.exec(text)?.[1];
      if (made) tables.push(made);
      const about = /(?:alter table|on) (\w+)/.exec(text)?.[1] ?? "";
      if (!tables.includes(about))
        found.push(
          ...unsafe.flatMap(([what, pattern]) => (pattern.test(text) ? [`${what}: ${text.slice(0, 160)}`] : [])),
        );
    }
    expect(found).toEqual([]);
  },
);

it.each([
  "alter table users drop column phone",
  "alter table users rename column phone to telephone",
  "alter table users alter column phone type varchar(20)",
  "alter table users alter phone set not null",
  "alter table users add column phone text not null",
  "alter table users add phone text, add fax text not null",
  "alter table users add constraint users_phone check (phone <> '')",
  "create unique index users_phone on users (phone)",
])("%s does not", (text) => expect(unsafe.filter(([, pattern]) => pattern.test(text))).toHaveLength(1));

it.each([
  "alter table users add column phone text",
  "alter table users add column phone text not null default ''",
  "alter table users add phone text not null default '', add fax text",
  "alter table users add remote text not null default 'none' check (remote in ('none', 'full')), add until date",
  "create index users_phone on users (phone)",
])("%s does", (text) => expect(unsafe.filter(([, pattern]) => pattern.test(text))).toEqual([]));
