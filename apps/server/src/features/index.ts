import { deleteExpiredCreations } from "../platform/database/idempotency";
import type { AllRoutes } from "../platform/http/handler";
import type { Cleanup } from "../platform/scheduler";
import type { LiveFeature } from "../platform/live/live-feature";
import { deleteExpiredLimits } from "../platform/rate-limiter";
import { accountRoutes, deleteExpiredExports, deleteExpiredUndos } from "./account";
import { applicationsRoutes, deleteOldUndos } from "./applications";
import { deleteOldEvents } from "./audit";
import {
  authRoutes,
  deleteExpiredCodes,
  deleteExpiredDevices,
  deleteExpiredResets,
  deleteExpiredSessions,
  deleteExpiredTickets,
  deleteExpiredUsernames,
  deleteOldRegistrations,
} from "./auth";
import { blocksRoutes } from "./blocks";
import { cvRoutes, documentRoutes } from "./cv";
import { dashboardRoutes } from "./dashboard";
import { deleteOldOfferMatches, jobOffersLive, jobOffersRoutes } from "./job-offers";
import { messagesLive, messagesRoutes } from "./messages";
import { deleteOldUnsubscribeCodes, notificationsLive, notificationsRoutes } from "./notifications";
import { peopleRoutes } from "./people";
import { placesRoutes } from "./places";
import { postsRoutes } from "./posts";
import { deleteOldViews, profilesRoutes } from "./profiles";
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
  deleteExpiredLimits,
  deleteOldEvents,
  deleteOldViews,
  deleteOldOfferMatches,
  deleteOldUndos,
  deleteExpiredUsernames,
  deleteExpiredSessions,
  deleteExpiredTickets,
  deleteExpiredExports,
  deleteExpiredCreations,
  deleteExpiredCodes,
  deleteExpiredResets,
  deleteExpiredDevices,
  deleteExpiredUndos,
  deleteOldRegistrations,
  deleteOldReports,
  deleteOldUnsubscribeCodes,
];
