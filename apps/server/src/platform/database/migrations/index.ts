import type { Migration } from "kysely";
import { accounts } from "./0001-accounts";
import { profiles } from "./0002-profiles";
import { offers } from "./0003-offers";
import { notices } from "./0004-notices";
import { files } from "./0005-files";
import { posts } from "./0006-posts";
import { creations } from "./0007-creations";
import { formerUsernames } from "./0008-former-usernames";
import { registrations } from "./0009-registrations";
import { networks } from "./0010-networks";
import { passwordResets } from "./0011-password-resets";
import { audit } from "./0012-audit";
import { emailChanges } from "./0013-email-changes";
import { notificationCauses } from "./0014-notification-causes";
import { sessionDevices } from "./0015-session-devices";
import { blocks } from "./0016-blocks";
import { mailHtml } from "./0017-mail-html";
import { resumeOpenings } from "./0018-resume-openings";
import { reports } from "./0019-reports";
import { exports } from "./0020-exports";
import { moderation } from "./0021-moderation";
import { retention } from "./0022-retention";
import { hiddenFiles } from "./0023-hidden-files";
import { notificationQueue } from "./0024-notification-queue";
import { usernamesOfTheDeleted } from "./0025-usernames-of-the-deleted";
import { unreadCounts } from "./0026-unread-counts";
import { profileAudience } from "./0027-profile-audience";
import { feedCounts } from "./0028-feed-counts";
import { withdrawnApplications } from "./0029-withdrawn-applications";
import { offerFields } from "./0030-offer-fields";
import { notificationSettings } from "./0031-notification-settings";
import { searchWordsOfAll } from "./0032-search-words";
import { offerSearch } from "./0033-offer-search";
import { imageAlt } from "./0034-image-alt";
import { messageOffers } from "./0035-message-offers";
import { postsOfAuthors } from "./0036-posts-of-authors";
import { offerAlerts } from "./0037-offer-alerts";
import { hiddenLikes } from "./0038-hidden-likes";
import { letterWords } from "./0039-letter-words";
import { openedOffers } from "./0040-opened-offers";
import { boundedOfferLists } from "./0041-bounded-offer-lists";
import { applicationNotes } from "./0042-application-notes";
import { changedMessages } from "./0043-changed-messages";
import { messageWords } from "./0044-message-words";
import { letterTemplates } from "./0045-letter-templates";
import { readMarks } from "./0047-read-marks";
import { skillDemand } from "./0050-skill-demand";
import { retiredSecrets } from "./0056-retired-secrets";
import { cvOrder } from "./0057-cv-order";
import { fileNames } from "./0060-file-names";
import { boundCodes } from "./0061-bound-codes";
import { requestedMails } from "./0062-requested-mails";
import { openSessions } from "./0063-open-sessions";
import { loginDevices } from "./0065-login-devices";
import { sessionNetworks } from "./0066-session-networks";
import { liveTickets } from "./0069-live-tickets";

/** Every step of the schema, in the order of its name. A number that is missing belongs to a step that never came to be. */
export const migrations: Record<string, Migration> = {
  "0001-accounts": accounts,
  "0002-profiles": profiles,
  "0003-offers": offers,
  "0004-notices": notices,
  "0005-files": files,
  "0006-posts": posts,
  "0007-creations": creations,
  "0008-former-usernames": formerUsernames,
  "0009-registrations": registrations,
  "0010-networks": networks,
  "0011-password-resets": passwordResets,
  "0012-audit": audit,
  "0013-email-changes": emailChanges,
  "0014-notification-causes": notificationCauses,
  "0015-session-devices": sessionDevices,
  "0016-blocks": blocks,
  "0017-mail-html": mailHtml,
  "0018-resume-openings": resumeOpenings,
  "0019-reports": reports,
  "0020-exports": exports,
  "0021-moderation": moderation,
  "0022-retention": retention,
  "0023-hidden-files": hiddenFiles,
  "0024-notification-queue": notificationQueue,
  "0025-usernames-of-the-deleted": usernamesOfTheDeleted,
  "0026-unread-counts": unreadCounts,
  "0027-profile-audience": profileAudience,
  "0028-feed-counts": feedCounts,
  "0029-withdrawn-applications": withdrawnApplications,
  "0030-offer-fields": offerFields,
  "0031-notification-settings": notificationSettings,
  "0032-search-words": searchWordsOfAll,
  "0033-offer-search": offerSearch,
  "0034-image-alt": imageAlt,
  "0035-message-offers": messageOffers,
  "0036-posts-of-authors": postsOfAuthors,
  "0037-offer-alerts": offerAlerts,
  "0038-hidden-likes": hiddenLikes,
  "0039-letter-words": letterWords,
  "0040-opened-offers": openedOffers,
  "0041-bounded-offer-lists": boundedOfferLists,
  "0042-application-notes": applicationNotes,
  "0043-changed-messages": changedMessages,
  "0044-message-words": messageWords,
  "0045-letter-templates": letterTemplates,
  "0047-read-marks": readMarks,
  "0050-skill-demand": skillDemand,
  "0056-retired-secrets": retiredSecrets,
  "0057-cv-order": cvOrder,
  "0060-file-names": fileNames,
  "0061-bound-codes": boundCodes,
  "0062-requested-mails": requestedMails,
  "0063-open-sessions": openSessions,
  "0065-login-devices": loginDevices,
  "0066-session-networks": sessionNetworks,
  "0069-live-tickets": liveTickets,
};
