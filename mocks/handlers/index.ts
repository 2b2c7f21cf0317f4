import { type Db, defaultDb } from "../db";
import { accountHandlers } from "./account";
import { applicationHandlers, receivedApplicationHandlers } from "./applications";
import { authHandlers } from "./auth";
import { cvHandlers } from "./cv";
import { dashboardHandlers } from "./dashboard";
import { jobOfferHandlers } from "./job-offers";
import { letterTemplateHandlers } from "./letter-templates";
import { messageHandlers } from "./messages";
import { notificationHandlers } from "./notifications";
import { postHandlers } from "./posts";
import { profileHandlers } from "./profiles";
import { publicOfferHandlers } from "./public-offers";

/** The handlers of every operation of the contract over one database. */
export const handlers = (db: Db = defaultDb()) => [
  ...authHandlers(db),
  ...accountHandlers(db),
  ...dashboardHandlers(db),
  ...jobOfferHandlers(db),
  ...applicationHandlers(db),
  ...receivedApplicationHandlers(db),
  ...letterTemplateHandlers(db),
  ...cvHandlers(db),
  ...profileHandlers(db),
  ...publicOfferHandlers(db),
  ...postHandlers(db),
  ...notificationHandlers(db),
  ...messageHandlers(db),
];
