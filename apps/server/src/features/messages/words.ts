import { searchWords } from "@passerelle/domain";
import { sql } from "kysely";

/** What a text is found by, for a column. */
export const wordsOf = (text: string) => sql<string>`array_to_tsvector(${searchWords(text)}::text[])`;
