import { day, retentionPeriods, week } from "@passerelle/domain";
import { sql } from "kysely";
import { deleteExpired } from "../platform/database/delete-expired";
import type { AllRoutes } from "../platform/http/handler";
import type { Cleanup } from "../platform/scheduler";
import type { LiveFeature } from "../platform/live/live-feature";
import { accountRoutes } from "./account";
import { applicationsRoutes, secondsUndoable } from "./applications";
import { deleteOldEvents } from "./audit";
import { authRoutes } from "./auth";
import { blocksRoutes } from "./blocks";
import { cvRoutes, documentRoutes } from "./cv";
import { dashboardRoutes } from "./dashboard";
import { jobOffersLive, jobOffersRoutes } from "./job-offers";
import { messagesLive, messagesRoutes } from "./messages";
import { notificationsLive, notificationsRoutes } from "./notifications";
import { peopleRoutes } from "./people";
import { placesRoutes } from "./places";
import { postsRoutes } from "./posts";
import { profilesRoutes } from "./profiles";
import { publicOffersRoutes } from "./public-offers";
import { deleteOldReports, reportsRoutes } from "./reports";

/** The handlers of all operations of openapi.yaml; a missing handler is a compile error. */
export const routes: AllRoutes = {
  ...authRoutes,
  ...accountRoutes,
  ...profilesRoutes,
  ...cvRoutes,
  ...documentRoutes,
  ...peopleRoutes,
  ...dashboardRoutes,
  ...jobOffersRoutes,
  ...placesRoutes,
  ...applicationsRoutes,
  ...postsRoutes,
  ...notificationsRoutes,
  ...messagesRoutes,
  ...blocksRoutes,
  ...reportsRoutes,
  ...publicOffersRoutes,
};

/** The live channel's deliveries, greetings and frame handlers; a missing delivery is a compile error. */
export const live: LiveFeature = {
  deliveries: { ...notificationsLive.deliveries, ...messagesLive.deliveries, ...jobOffersLive.deliveries },
  greetings: [...notificationsLive.greetings, ...messagesLive.greetings],
  frames: messagesLive.frames,
};

/** The jobs that delete expired rows. */
export const cleanups: readonly Cleanup[] = [
  deleteExpired("rate_limits", "expires_at"),
  deleteExpired("creations", "created_at", day),
  deleteExpired("users", "created_at", retentionPeriods.daysUnverifiedRegistration * day, sql`verified_at is null`),
  deleteExpired("former_usernames", "expires_at"),
  deleteExpired("sessions", "expires_at"),
  deleteExpired("sessions", "revoked_at", retentionPeriods.daysEndedSession * day),
  deleteExpired("login_devices", "last_login_at", retentionPeriods.daysUnusedDevice * day),
  deleteExpired("live_tickets", "expires_at"),
  deleteExpired("exports", "expires_at"),
  // An expired code is called expired, not wrong, for a week.
  deleteExpired("email_codes", "expires_at", week),
  deleteExpired("email_codes", "created_at", day, sql`purpose = 'change_email'`),
  deleteExpired("address_codes", "expires_at"),
  deleteExpired("password_resets", "expires_at"),
  deleteExpired("email_undos", "expires_at"),
  deleteExpired("unsubscribe_codes", "created_at", retentionPeriods.daysUnsubscribeCode * day),
  deleteExpired("resume_openings", "opened_at", retentionPeriods.daysResumeView * day),
  deleteExpired("decision_undos", "created_at", secondsUndoable),
  // The daily limit no longer counts these.
  deleteExpired("offer_matches_sent", "sent_at", 2 * day),
  deleteOldEvents,
  deleteOldReports,
];
