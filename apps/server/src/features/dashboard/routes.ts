import { dayInParis } from "@passerelle/domain";
import { ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { countUnreadMessages } from "../messages";
import { countUnreadNotifications } from "../notifications";
import { getDashboardNext } from "./next-routes";
import { countForApplicant, countForRecruiter } from "./store";

/** GET /dashboard/stats: the counts for the role's cards. */
const getDashboardStats = route<"getDashboardStats">({ role: "member" }, async ({ db, clock, user }) => {
  const isApplicant = user.role === "applicant";
  const today = dayInParis(clock.now());
  return ok({
    data: await (isApplicant
      ? countForApplicant(db, { userId: user.id })
      : countForRecruiter(db, { today, userId: user.id })),
  });
});

/** GET /notifications/unread-count: the count on the menu's badge. */
const getUnreadNotificationsCount = route<"getUnreadNotificationsCount">({ role: "member" }, async ({ db, user }) =>
  ok({ unread_count: await countUnreadNotifications(db, user.id) }),
);

/** GET /messages/unread-count: counts messages, not discussions. */
const getUnreadMessagesCount = route<"getUnreadMessagesCount">({ role: "member" }, async ({ db, user }) =>
  ok({ unread_count: await countUnreadMessages(db, user.id) }),
);

export const dashboardRoutes = {
  getDashboardStats,
  getDashboardNext,
  getUnreadNotificationsCount,
  getUnreadMessagesCount,
} satisfies Routes;
