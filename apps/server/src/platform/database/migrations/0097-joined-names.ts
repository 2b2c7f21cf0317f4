import type { Migration } from "kysely";
import { migration as wordsOfPeople } from "./0070-words-of-people";
import { migration as wordsOfTexts } from "./0072-words-of-texts";
import { migration as termsOfOffers } from "./0095-joined-words";

/** Names with an apostrophe are found without it in every text, and with a blank for it: N'Diaye (D-271). */
export const migration: Migration = {
  up: async (db) => {
    for (const words of [wordsOfPeople, wordsOfTexts, termsOfOffers]) await words.up(db);
  },
};
