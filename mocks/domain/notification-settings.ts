import {
  type EventName,
  kindOfEvent,
  type NotificationChannel,
  type NotificationSettings,
  settingsOf,
} from "@passerelle/domain";
import type { Db } from "../db";

/** How somebody is notified of each kind. */
export const settingsOfUser = (db: Db, userId: number): NotificationSettings =>
  settingsOf(db.notificationSetting.findMany({ where: { userId: { equals: userId } } }));

/** How somebody is notified of an event. */
export const channelOf = (db: Db, userId: number, event: EventName): NotificationChannel =>
  settingsOfUser(db, userId)[kindOfEvent[event]];
