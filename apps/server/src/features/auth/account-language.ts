import type { Language } from "@passerelle/domain";
import type { QueryCreator } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Database } from "../../platform/database/schema";

/** A statement that stores the language that a user requested, for mails and live messages. */
export const languageUpdate = (db: QueryCreator<Database>, userId: number, language: Language | null) =>
  db.updateTable("users").set({ language }).where("id", "=", userId).where("language", "is distinct from", language);

export async function keepLanguage(db: Db, userId: number, wanted: Language | undefined): Promise<void> {
  await languageUpdate(db, userId, wanted ?? null).execute();
}
