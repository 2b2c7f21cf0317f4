import { accountRoutes } from "./account/routes";
import { applicationsRoutes } from "./applications/routes";
import { authRoutes } from "./auth/routes";
import { cvRoutes } from "./cv/routes";
import { dashboardRoutes } from "./dashboard/routes";
import { jobOffersRoutes } from "./job-offers/routes";
import { messagesRoutes } from "./messages/routes";
import { notificationsRoutes } from "./notifications/routes";
import type { Routes } from "./platform/handler";
import { postsRoutes } from "./posts/routes";
import { profilesRoutes } from "./profiles/routes";

/** The operations that this server keeps; the others of openapi.yaml answer 501. */
export const routes: Routes = {
  ...authRoutes,
  ...accountRoutes,
  ...profilesRoutes,
  ...cvRoutes,
  ...dashboardRoutes,
  ...jobOffersRoutes,
  ...applicationsRoutes,
  ...postsRoutes,
  ...notificationsRoutes,
  ...messagesRoutes,
};
