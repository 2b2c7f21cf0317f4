import { ok } from "@passerelle/api/contract";
import { notFound, notificationErrors, notificationKinds } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { settingsOfUser } from "../domain/notification-settings";
import { respond } from "../http/respond";

/** How one is notified, and the end of the mails about it. */
export const notificationSettingHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    getNotificationSettings: ({ me }) => ok({ data: settingsOfUser(db, me.id) }),

    updateNotificationSettings: ({ me, body }) => {
      for (const kind of notificationKinds) {
        const channel = body[kind];
        if (channel === undefined) continue;
        const where = { userId: { equals: me.id }, kind: { equals: kind } };
        if (db.notificationSetting.count({ where }) > 0) db.notificationSetting.update({ where, data: { channel } });
        else db.notificationSetting.create({ userId: me.id, kind, channel });
      }
      return ok({ data: settingsOfUser(db, me.id) });
    },

    unsubscribe: ({ query }) => {
      const held = db.unsubscribeCode.findFirst({ where: { code: { equals: query.code } } });
      if (!held) throw notFound(notificationErrors.noSubscription);
      const where = { userId: { equals: held.userId }, channel: { equals: "mail" as const } };
      db.notificationSetting.updateMany({ where, data: { channel: "app" } });
      return ok({});
    },
  });
