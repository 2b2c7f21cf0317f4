import { ok, type Handler, type Routes } from "../../platform/http/handler";
import { unreadMessages, unreadNotifications } from "../../platform/unread";
import { countForApplicant, countForRecruiter } from "./store";

/** GET /dashboard/stats: the figures of the role's cards. */
const getDashboardStats: Handler<"getDashboardStats"> = async ({ db, user }) =>
  ok({ data: await (user.role === "applicant" ? countForApplicant(db, user.id) : countForRecruiter(db, user.id)) });

/** GET /notifications/unread-count: what the badge of the menu shows. */
const getUnreadNotificationsCount: Handler<"getUnreadNotificationsCount"> = async ({ db, user }) =>
  ok({ unread_count: await unreadNotifications(db, user.id) });

/** GET /messages/unread-count: messages, not conversations. */
const getUnreadMessagesCount: Handler<"getUnreadMessagesCount"> = async ({ db, user }) =>
  ok({ unread_count: await unreadMessages(db, user.id) });

export const dashboardRoutes = {
  getDashboardStats,
  getUnreadNotificationsCount,
  getUnreadMessagesCount,
} satisfies Routes;
