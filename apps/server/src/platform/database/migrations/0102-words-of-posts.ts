import { wordsOfText } from "@passerelle/domain";
import { type Kysely, type Migration, sql } from "kysely";
import { inBatches } from "./batches";

const readPosts = (db: Kysely<unknown>, after: number, size: number) =>
  sql<{ id: number; text: string }>`
    select id, text from posts where id > ${after} order by id limit ${size}`.execute(db);

async function storeWords(db: Kysely<unknown>, posts: readonly { id: number; text: string }[]): Promise<void> {
  await sql`
    update posts p set words = array_to_tsvector(array_remove(string_to_array(given.words, ' '), ''))
    from unnest(${posts.map(({ id }) => id)}::bigint[], ${posts.map(({ text }) => wordsOfText(text).join(" "))}::text[])
      as given (id, words) where p.id = given.id`.execute(db);
}

/** Posts are found by their words. */
export const migration: Migration = {
  up: async (db) => {
    await sql`alter table posts add column words tsvector not null default ''`.execute(db);
    await inBatches(
      (after, size) => readPosts(db, after, size),
      (posts) => storeWords(db, posts),
    );
  },
};
