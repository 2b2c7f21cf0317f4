import { accountMutants } from "./mutants-account";
import { applicationExportMutants } from "./mutants-application-export";
import { blockMutants } from "./mutants-blocks";
import { blockedOfferMutants } from "./mutants-blocked-offers";
import { cvDocumentMutants, cvProposalMutants } from "./mutants-cv-document";
import { cvOrderMutants } from "./mutants-cv-order";
import { exportMutants } from "./mutants-export";
import { effectMutants } from "./mutants-effects";
import { fileMutants } from "./mutants-files";
import { guessMutants } from "./mutants-guesses";
import { httpMutants } from "./mutants-http";
import { likerMutants } from "./mutants-likers";
import { limitMutants } from "./mutants-limits";
import { listMutants } from "./mutants-lists";
import { letterTemplateMutants } from "./mutants-letter-templates";
import { liveMutants } from "./mutants-live";
import { mailMutants } from "./mutants-mails";
import { matchNotificationMutants } from "./mutants-match-notifications";
import { matchingMutants } from "./mutants-matching";
import { messageChangeMutants } from "./mutants-message-changes";
import { messageMutants } from "./mutants-messages";
import { moderationMutants } from "./mutants-moderation";
import { readMarkMutants } from "./mutants-read-marks";
import { dashboardNextMutants } from "./mutants-dashboard-next";
import { digestMutants } from "./mutants-digests";
import { notificationMergeMutants } from "./mutants-notifications-merged";
import { notificationMutants } from "./mutants-notifications";
import { offerMutants } from "./mutants-offers";
import { ownOfferMutants } from "./mutants-own-offers";
import { audienceMutants } from "./mutants-audience";
import { applicationHistoryMutants } from "./mutants-application-history";
import { closingMutants } from "./mutants-closing";
import { offerAlertMutants } from "./mutants-offer-alerts";
import { offerFilterMutants } from "./mutants-offer-filters";
import { offerBoundMutants } from "./mutants-offer-bounds";
import { offerListMutants } from "./mutants-offer-lists";
import { companyMutants } from "./mutants-companies";
import { peopleMutants } from "./mutants-people";
import { postMutants } from "./mutants-posts";
import { receivedMutants } from "./mutants-received";
import { registrationMutants } from "./mutants-registrations";
import { resumeViewMutants } from "./mutants-resume-views";
import { reportMutants } from "./mutants-reports";
import { retentionMutants } from "./mutants-retention";
import { searchMutants } from "./mutants-search";
import { skillDemandMutants } from "./mutants-skill-demand";
import { sessionMutants } from "./mutants-sessions";

/** Source mutations of the reference server: mistakes that other servers could make too. */
export const mutants = [
  ...guessMutants,
  ...registrationMutants,
  ...sessionMutants,
  ...peopleMutants,
  ...audienceMutants,
  ...companyMutants,
  ...offerAlertMutants,
  ...offerListMutants,
  ...offerFilterMutants,
  ...offerBoundMutants,
  ...ownOfferMutants,
  ...dashboardNextMutants,
  ...closingMutants,
  ...searchMutants,
  ...skillDemandMutants,
  ...effectMutants,
  ...limitMutants,
  ...cvDocumentMutants,
  ...cvProposalMutants,
  ...cvOrderMutants,
  ...fileMutants,
  ...accountMutants,
  ...mailMutants,
  ...liveMutants,
  ...readMarkMutants,
  ...listMutants,
  ...matchingMutants,
  ...matchNotificationMutants,
  ...messageMutants,
  ...messageChangeMutants,
  ...blockMutants,
  ...blockedOfferMutants,
  ...reportMutants,
  ...moderationMutants,
  ...notificationMutants,
  ...notificationMergeMutants,
  ...digestMutants,
  ...offerMutants,
  ...applicationHistoryMutants,
  ...receivedMutants,
  ...letterTemplateMutants,
  ...applicationExportMutants,
  ...postMutants,
  ...likerMutants,
  ...exportMutants,
  ...resumeViewMutants,
  ...httpMutants,
  // Last: it puts the clock forward by years.
  ...retentionMutants,
];
