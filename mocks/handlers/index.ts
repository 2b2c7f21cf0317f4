import { type Db, defaultDb } from "../db";
import { accountHandlers } from "./account";
import { applicationExportHandlers } from "./application-exports";
import { applicationNoteHandlers } from "./application-notes";
import { applicationHandlers } from "./applications";
import { authHandlers } from "./auth";
import { blockHandlers } from "./blocks";
import { dashboardHandlers } from "./dashboard";
import { dashboardNextHandlers } from "./dashboard-next";
import { decisionHandlers } from "./decisions";
import { deletionHandlers } from "./deletion";
import { emailHandlers } from "./emails";
import { exportHandlers } from "./exports";
import { jobOfferHandlers } from "./job-offers";
import { cvHandlers } from "./cv";
import { cvDocumentHandlers } from "./cv-document";
import { letterTemplateHandlers } from "./letter-templates";
import { messageHandlers } from "./messages";
import { notificationSettingHandlers } from "./notification-settings";
import { notificationHandlers } from "./notifications";
import { offerAlertHandlers } from "./offer-alerts";
import { passwordHandlers } from "./passwords";
import { peopleHandlers } from "./people";
import { postHandlers } from "./posts";
import { profileHandlers } from "./profiles";
import { receivedApplicationHandlers } from "./received-applications";
import { reportHandlers } from "./reports";
import { savedOfferHandlers } from "./saved-offers";
import { sessionHandlers } from "./sessions";

/** Every operation of the contract over one database. */
export const handlers = (db: Db = defaultDb()) => [
  ...authHandlers(db),
  ...passwordHandlers(db),
  ...sessionHandlers(db),
  ...accountHandlers(db),
  ...emailHandlers(db),
  ...deletionHandlers(db),
  ...dashboardHandlers(db),
  ...dashboardNextHandlers(db),
  ...jobOfferHandlers(db),
  ...savedOfferHandlers(db),
  ...offerAlertHandlers(db),
  ...applicationHandlers(db),
  ...applicationExportHandlers(db),
  ...applicationNoteHandlers(db),
  ...letterTemplateHandlers(db),
  ...receivedApplicationHandlers(db),
  ...decisionHandlers(db),
  ...cvHandlers(db),
  ...cvDocumentHandlers(db),
  ...profileHandlers(db),
  ...peopleHandlers(db),
  ...postHandlers(db),
  ...notificationHandlers(db),
  ...notificationSettingHandlers(db),
  ...messageHandlers(db),
  ...blockHandlers(db),
  ...reportHandlers(db),
  ...exportHandlers(db),
];
