import type { Language } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";

/** Stores the language that a user requested, for mails and live messages. */
export async function keepLanguage(db: Db, userId: number, wanted: Language | undefined): Promise<void> {
  const language = wanted ?? null;
  await db
    .updateTable("users")
    .set({ language })
    .where("id", "=", userId)
    .where("language", "is distinct from", language)
    .execute();
}
