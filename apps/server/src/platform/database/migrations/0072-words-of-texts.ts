import { wordsOfText } from "@passerelle/domain";
import { type Kysely, type Migration, sql } from "kysely";
import { inBatches } from "./batches";

interface Message {
  id: number;
  content: string;
  own_content: string | null;
}

const joined = (text: string) => wordsOfText(text).join(" ");

const readLetters = (db: Kysely<unknown>, after: number, size: number) =>
  sql<{ id: number; message: string }>`
    select id, message from applications where id > ${after} order by id limit ${size}`.execute(db);

async function storeLetters(db: Kysely<unknown>, letters: readonly { id: number; message: string }[]): Promise<void> {
  await sql`
    update applications a set letter_words = array_to_tsvector(array_remove(string_to_array(given.words, ' '), ''))
    from unnest(${letters.map(({ id }) => id)}::bigint[], ${letters.map(({ message }) => joined(message))}::text[])
      as given (id, words) where a.id = given.id`.execute(db);
}

const readMessages = (db: Kysely<unknown>, after: number, size: number) =>
  sql<Message>`
    select id, content, own_content from messages where id > ${after} and deleted_at is null
    order by id limit ${size}`.execute(db);

async function storeMessages(db: Kysely<unknown>, messages: readonly Message[]): Promise<void> {
  const words = messages.map(({ content }) => joined(content));
  const own = messages.map(({ own_content: text }) => (text === null ? null : joined(text)));
  await sql`
    update messages m set words = array_to_tsvector(array_remove(string_to_array(given.words, ' '), '')),
      own_words = array_to_tsvector(array_remove(string_to_array(given.own, ' '), ''))
    from unnest(${messages.map(({ id }) => id)}::bigint[], ${words}::text[], ${own}::text[]) as given (id, words, own)
    where m.id = given.id`.execute(db);
}

/** The words of letters and messages, also in the forms that both genders share. */
export const migration: Migration = {
  up: async (db) => {
    await inBatches(
      (after, size) => readLetters(db, after, size),
      (letters) => storeLetters(db, letters),
    );
    await inBatches(
      (after, size) => readMessages(db, after, size),
      (messages) => storeMessages(db, messages),
    );
  },
};
