import { accountRoutes } from "./account/routes";
import { applicationsRoutes } from "./applications/routes";
import { authRoutes } from "./auth/routes";
import { cvRoutes } from "./cv/routes";
import { dashboardRoutes } from "./dashboard/routes";
import { jobOffersRoutes } from "./job-offers/routes";
import { messagesRoutes } from "./messages/routes";
import { notificationsRoutes } from "./notifications/routes";
import type { AllRoutes } from "../platform/http/handler";
import { postsRoutes } from "./posts/routes";
import { profilesRoutes } from "./profiles/routes";

/** What answers each operation of openapi.yaml: one without a handler does not compile. */
export const routes: AllRoutes = {
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
