import { searchWords } from "@passerelle/domain";
import { type Kysely, type Migration, sql } from "kysely";

const messagesAtOnce = 500;

interface Texts {
  id: number;
  content: string;
  own_content: string | null;
}

/** Indexes existing messages. */
async function indexAll(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<Texts>`
      select id, content, own_content from messages where id > ${after} and deleted_at is null
      order by id limit ${sql.lit(messagesAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const words = rows.map(({ content }) => searchWords(content).join(" "));
    const own = rows.map(({ own_content: text }) => (text === null ? null : searchWords(text).join(" ")));
    await sql`
      update messages m set words = array_to_tsvector(array_remove(string_to_array(given.words, ' '), '')),
        own_words = array_to_tsvector(array_remove(string_to_array(given.own, ' '), ''))
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${words}::text[], ${own}::text[]) as given (id, words, own)
      where m.id = given.id`.execute(db);
  }
}

/** The words of messages, and an index of a person's newest messages over all discussions. */
export const migration: Migration = {
  up: async (db) => {
    await sql`alter table messages add words tsvector not null default '', add own_words tsvector`.execute(db);
    await indexAll(db);
    await sql`create index messages_sent on messages (sender_id, id)`.execute(db);
    await sql`create index messages_received on messages (recipient_id, id)`.execute(db);
  },
};
