import { defaultChannels } from "@passerelle/api/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { notificationKinds, type NotificationSettings, settingsOf } from "./notification-kinds";

/** A person's channel for each kind of notification. */
export async function findSettings(db: Db, userId: number): Promise<NotificationSettings> {
  const chosen = await db
    .selectFrom("notification_settings")
    .select(["kind", "channel"])
    .where("user_id", "=", userId)
    .execute();
  return settingsOf(chosen);
}

/** Saves a person's choices; an unchanged choice keeps its time, a default one being as old as the account. */
export async function saveSettings(
  db: Db,
  userId: number,
  changes: { [Kind in keyof NotificationSettings]?: NotificationSettings[Kind] | undefined },
): Promise<void> {
  const values = notificationKinds.flatMap((kind) => {
    const channel = changes[kind];
    if (channel === undefined) return [];
    const changed_at = channel === defaultChannels[kind] ? new Date(0) : sql<Date>`now()`;
    return { user_id: userId, kind, channel, changed_at };
  });
  if (values.length === 0) return;
  await db
    .insertInto("notification_settings")
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "kind"])
        .doUpdateSet({ channel: (eb) => eb.ref("excluded.channel"), changed_at: sql`now()` })
        .whereRef("notification_settings.channel", "is distinct from", "excluded.channel"),
    )
    .execute();
}
