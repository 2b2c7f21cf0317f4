import { wordsOfText } from "@passerelle/domain";
import { sql } from "kysely";

/** The search words of a text, as a tsvector for a column. */
export const wordsOf = (text: string) => sql<string>`array_to_tsvector(${wordsOfText(text)}::text[])`;
