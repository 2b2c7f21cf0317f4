import { searchWords } from "@passerelle/domain";
import { type Kysely, type Migration, sql } from "kysely";

const lettersAtOnce = 500;

/** Indexes existing letters. */
async function indexAll(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; message: string }>`
      select id, message from applications where id > ${after} order by id limit ${sql.lit(lettersAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const words = rows.map(({ message }) => searchWords(message).join(" "));
    await sql`
      update applications a set letter_words = array_to_tsvector(string_to_array(given.words, ' '))
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${words}::text[]) as given (id, words)
      where a.id = given.id`.execute(db);
  }
}

/** The words of letters, for the search in applications. */
export const migration: Migration = {
  up: async (db) => {
    await sql`alter table applications add letter_words tsvector not null default ''`.execute(db);
    await indexAll(db);
  },
};
