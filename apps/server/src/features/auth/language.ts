import type { Language } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import type { User } from "../../platform/database/schema";

/** Stores the language that the user requested, for mails and live messages. */
export async function keepLanguage(
  db: Db,
  user: Pick<User, "id" | "language">,
  wanted: Language | undefined,
): Promise<void> {
  const language = wanted ?? null;
  if (user.language !== language) await db.updateTable("users").set({ language }).where("id", "=", user.id).execute();
}
