import { statements } from "./execute";

/** The words of letters, for the search in applications; 0072-words-of-texts fills them. */
export const migration = statements(`alter table applications add letter_words tsvector not null default ''`);
