import type { Language } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import type { User } from "../../platform/database/schema";

/** Remembers the language a person asked for, for what is written to them later: mails and live messages. */
export async function keepLanguage(
  db: Db,
  user: Pick<User, "id" | "language">,
  wanted: Language | undefined,
): Promise<void> {
  const language = wanted ?? null;
  if (user.language !== language) await db.updateTable("users").set({ language }).where("id", "=", user.id).execute();
}
