import { notFound, notificationErrors } from "@passerelle/domain";
import { ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { countOrReject } from "../../platform/rate-limiter";
import { resetFailures } from "../auth";
import { findSettings, saveSettings } from "./settings-store";
import { endMails } from "./unsubscribe-store";

/** GET /user/notification-settings: returns the caller's channel for each kind. */
const getNotificationSettings = route<"getNotificationSettings">({ role: "member" }, async ({ db, user }) =>
  ok({ data: await findSettings(db, user.id) }),
);

/** PATCH /user/notification-settings: changes the kinds in the body, for future notifications. */
const updateNotificationSettings = route<"updateNotificationSettings">(
  { role: "member" },
  async ({ db, user, body }) => {
    await saveSettings(db, user.id, body);
    return ok({ data: await findSettings(db, user.id) });
  },
);

/** POST /unsubscribe: ends notification mails with the code from a mail, without a session. */
const unsubscribe = route<"unsubscribe">({ role: "visitor" }, async (call) => {
  if (!(await endMails(call.db, call.query.code))) {
    await countOrReject(call, resetFailures(call.address));
    throw notFound(notificationErrors.noSubscription);
  }
  return ok({});
});

export const settingsRoutes = { getNotificationSettings, updateNotificationSettings, unsubscribe } satisfies Routes;
