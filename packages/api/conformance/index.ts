import { accountTests } from "./account/account";
import { accountDeletionTests } from "./account/deletion";
import { accountExportTests, laterExportTests } from "./account/export";
import { accountEmailTests } from "./account/email";
import { accountUpdateTests } from "./account/update";
import { applyingTests } from "./applications/applications";
import { decidingTests } from "./applications/decide";
import { decidingManyTests, laterDecisionTests } from "./applications/decide-many";
import { applicationExportTests } from "./applications/export";
import { keptApplicationTests, laterKeptApplicationTests } from "./applications/kept";
import { readingTests } from "./applications/read";
import { noteTests } from "./applications/notes";
import { receivedTests } from "./applications/received";
import { laterHistoryTests, historyTests } from "./applications/history";
import { passwordTests } from "./auth/passwords";
import { registrationTests } from "./auth/register";
import { registrationOwnerTests } from "./auth/registrations";
import { restoredTests } from "./moderation/restored";
import { publicOfferTests } from "./public-offers/public-offers";
import { publicOfferListTests } from "./public-offers/lists";
import { retentionTests } from "./account/retention";
import { resumeViewTests } from "./profiles/resume-views";
import { reportTests } from "./moderation/reports";
import { sessionTests } from "./auth/session";
import { ownSessionTests } from "./auth/sessions";
import { verificationTests } from "./auth/verify";
import { allFaultsTests } from "./requests/all-faults";
import { badInputTests } from "./requests/bad-input";
import { blockTests } from "./moderation/blocks";
import { blockedOfferTests } from "./moderation/blocked-offers";
import { creationTests } from "./requests/creations";
import { cvTests } from "./cv/cv";
import { cvDocumentTests } from "./cv/document";
import { cvProposalTests } from "./cv/proposals";
import { ongoingTests } from "./cv/ongoing";
import { cvOrderTests } from "./cv/order";
import { cvRuleTests } from "./cv/rules";
import { dashboardTests } from "./dashboard/dashboard";
import { dashboardNextTests } from "./dashboard/next";
import { digestTests } from "./notifications/digests";
import { picturesTests } from "./profiles/pictures";
import { resumeTests } from "./profiles/resume";
import { offerEffectTests } from "./effects/offers";
import { peopleEffectTests } from "./effects/people";
import { postEffectTests } from "./effects/posts";
import { type ContractTest, isOffered, runTest } from "./context/harness";
import type { Hook, Target } from "./context/target";
import { budgetTests, laterBudgetTests } from "./requests/budgets";
import { matchNotificationTests } from "./notifications/match-notifications";
import { guessLimitTests } from "./auth/guess-limits";
import { hiddenObjectTests } from "./moderation/hidden-objects";
import { hiddenPostTests } from "./moderation/hidden-posts";
import { httpTests } from "./requests/http";
import { findingTests } from "./job-offers/find";
import { closingDateTests, offerTermsTests } from "./job-offers/closing";
import { laterOfferFilterTests, offerFilterTests } from "./job-offers/filters";
import { offerAlertTests } from "./job-offers/alerts";
import { foundOfferTests, laterFoundOfferTests } from "./job-offers/alerts-found";
import { offerViewTests } from "./job-offers/views";
import { offerPagingTests } from "./job-offers/paging";
import { placeTests } from "./job-offers/places";
import { expiredOfferTests, ownOfferTests } from "./job-offers/own";
import { payTests } from "./job-offers/pay";
import { publishingTests } from "./job-offers/publish";
import { languageTests } from "./requests/languages";
import { movingPageTests } from "./requests/moving-pages";
import { letterTemplateTests } from "./applications/letter-templates";
import { liveTests } from "./live/live";
import { liveHeartbeatTests } from "./live/heartbeat";
import { liveLanguageTests } from "./live/languages";
import { liveOriginTests } from "./live/origins";
import { liveSessionTests } from "./live/sessions";
import { laterLiveTicketTests, liveTicketTests } from "./live/tickets";
import { mailTests } from "./context/mails";
import { matchingTests } from "./job-offers/matching";
import { matchingWordTests } from "./job-offers/matching-words";
import { matchingChangeTests } from "./job-offers/matching-changes";
import { messageTests } from "./messages/messages";
import { messageChangeTests } from "./messages/changes";
import { messageOfferTests } from "./messages/offers";
import { readMarkTests } from "./messages/read-marks";
import { messageSearchTests } from "./messages/search";
import { refusedMessageTests } from "./messages/refused";
import { messageUnreadTests } from "./messages/unread";
import { notificationSettingTests } from "./notifications/settings";
import { notificationTests } from "./notifications/notifications";
import { notificationMergeTests } from "./notifications/merged";
import { notificationReadTests } from "./notifications/read";
import { notificationRecipientTests } from "./notifications/recipients";
import { orderTests } from "./requests/kept-order";
import { companyTests } from "./people/companies";
import { companyPostTests } from "./people/companies-posts";
import { searchTests } from "./people/search";
import { companySearchTests } from "./people/companies-search";
import { oneSearchTests } from "./people/one-search";
import { searchSuggestionTests } from "./job-offers/search-suggestions";
import { skillSuggestionTests } from "./job-offers/skill-suggestions";
import { peopleTests } from "./people/people";
import { hiddenPeopleTests } from "./people/hidden";
import { postTests } from "./posts/posts";
import { postSearchTests } from "./posts/search";
import { commentTests } from "./posts/comments";
import { likerTests } from "./posts/likers";
import { likeTests } from "./posts/likes";
import { postPageTests } from "./posts/pages";
import { presentNameTests } from "./requests/present-names";
import { applicantProfileTests } from "./profiles/applicant";
import { languageLevelTests } from "./profiles/language-levels";
import { recruiterProfileTests } from "./profiles/recruiter";
import { suspendedTests } from "./moderation/suspended";
import { laterCodeTests } from "./auth/codes";
import { laterDigestTests } from "./notifications/digest-times";
import { laterMessageTests } from "./messages/time-limits";
import { laterResumeLinkTests } from "./profiles/resume-links";
import { laterSessionTests } from "./auth/session-expiry";
import { laterUsernameTests } from "./account/former-usernames";
import { cachingTests } from "./requests/caching";

export { findOperation, operations } from "../src/contract/load-contract";
export { validateAnswer, validateAt, validateRequest } from "./context/validate-answer";
export type { OperationId } from "../src/contract/operation-types";
export type { Operation } from "../src/contract/load-contract";
export { brokenHalves, jsonOperations, strangeBodies, strangeRefusals } from "./context/strange-answers";
export type { JsonOperation, Strange } from "./context/strange-answers";
export { createTestContext, contractTest, isOffered, runTest } from "./context/harness";
export { CannotRun } from "./context/target";
export type { Caller } from "./context/caller";
export type { TestUser } from "./context/accounts";
export type { ContractTest, TestContext } from "./context/harness";
export { newMemory } from "./context/memory";
export type { Hook, ReadyAccount, Target } from "./context/target";
export type { LiveConnection, SocketClass } from "./context/live-connection";

/** All contract tests by feature. Each list comes from the file of the same name. */
export const contractTests: Readonly<Record<string, readonly ContractTest[]>> = {
  auth: [
    ...passwordTests,
    ...registrationTests,
    ...registrationOwnerTests,
    ...verificationTests,
    ...guessLimitTests,
    ...sessionTests,
    ...ownSessionTests,
    ...suspendedTests,
  ],
  account: [
    ...accountTests,
    ...accountUpdateTests,
    ...accountEmailTests,
    ...accountDeletionTests,
    ...accountExportTests,
    ...presentNameTests,
  ],
  // Early, while the lists that these tests read repeatedly are still short.
  effects: [...postEffectTests, ...offerEffectTests, ...peopleEffectTests],
  profiles: [...applicantProfileTests, ...languageLevelTests, ...recruiterProfileTests],
  people: [...peopleTests, ...movingPageTests.people, ...hiddenPeopleTests],
  companies: [...companyTests, ...companyPostTests],
  search: [...searchTests, ...companySearchTests, ...oneSearchTests],
  cv: [...cvTests, ...cvRuleTests, ...ongoingTests, ...cvOrderTests, ...cvDocumentTests, ...cvProposalTests],
  files: [...picturesTests, ...resumeTests, ...resumeViewTests],
  "job-offers": [
    ...publishingTests,
    ...offerTermsTests,
    ...payTests,
    ...findingTests,
    ...matchNotificationTests,
    ...offerPagingTests,
    ...ownOfferTests,
    ...movingPageTests.offers,
  ],
  "offer lists": [
    ...offerFilterTests,
    ...offerViewTests,
    ...skillSuggestionTests,
    ...placeTests,
    ...searchSuggestionTests,
  ],
  "public offers": [...publicOfferTests, ...publicOfferListTests, ...movingPageTests["public offers"]],
  "offer alerts": [...offerAlertTests, ...foundOfferTests, ...laterFoundOfferTests],
  matching: [...matchingTests, ...matchingChangeTests, ...matchingWordTests],
  applications: [
    ...applyingTests,
    ...readingTests,
    ...receivedTests,
    ...noteTests,
    ...letterTemplateTests,
    ...applicationExportTests,
    ...decidingManyTests,
    ...movingPageTests.applications,
    ...keptApplicationTests,
    ...decidingTests,
    ...historyTests,
  ],
  posts: [
    ...movingPageTests.posts,
    ...postTests,
    ...postSearchTests,
    ...commentTests,
    ...likeTests,
    ...likerTests,
    ...postPageTests,
    ...hiddenPostTests,
    ...restoredTests,
  ],
  notifications: [
    ...movingPageTests.notifications,
    ...notificationTests,
    ...notificationReadTests,
    ...notificationRecipientTests,
    ...notificationMergeTests,
    ...notificationSettingTests,
    ...digestTests,
  ],
  dashboard: [...dashboardTests, ...dashboardNextTests],
  blocks: [...blockTests, ...blockedOfferTests],
  reports: reportTests,
  messages: [
    ...messageTests,
    ...messageChangeTests,
    ...messageSearchTests,
    ...messageUnreadTests,
    ...messageOfferTests,
    ...readMarkTests,
    ...refusedMessageTests,
  ],
  live: [
    ...liveTests,
    ...liveTicketTests,
    ...liveOriginTests,
    ...liveSessionTests,
    ...liveLanguageTests,
    ...liveHeartbeatTests,
  ],
  budgets: budgetTests,
  creations: creationTests,
  order: orderTests,
  languages: languageTests,
  "hidden objects": hiddenObjectTests,
  "bad input": [...badInputTests, ...allFaultsTests],
  http: [...httpTests, ...cachingTests],
  mails: mailTests,
  // Last, because they put the clock forward, which ages every session.
  time: [
    ...closingDateTests,
    ...expiredOfferTests,
    ...laterOfferFilterTests,
    ...laterHistoryTests,
    ...laterDecisionTests,
    ...laterExportTests,
    ...laterKeptApplicationTests,
    ...laterBudgetTests,
    ...laterSessionTests,
    ...laterLiveTicketTests,
    ...laterCodeTests,
    ...laterMessageTests,
    ...laterResumeLinkTests,
    ...laterUsernameTests,
    ...laterDigestTests,
  ],
  retention: retentionTests,
};

interface Runner<Context> {
  describe: (name: string, body: () => void) => unknown;
  it: (name: string, body: (context: Context) => Promise<void>) => unknown;
}

type Try<Context> = (test: ContractTest, context: Context) => Promise<void>;
type IsWanted = (test: ContractTest, feature: string) => boolean;

/**
 * Registers contract tests with a test runner: `declareContractTests({ describe, it }, (contractTest) => ...,
 * isWanted)`.
 */
export function declareContractTests<Context>(
  { describe, it }: Runner<Context>,
  tryOne: Try<Context>,
  isWanted: IsWanted = () => true,
): void {
  for (const [feature, list] of Object.entries(contractTests)) {
    const wanted = list.filter((test) => isWanted(test, feature));
    if (wanted.length === 0) continue;
    describe(feature, () => {
      for (const test of wanted) it(`${test.operationId}: ${test.title}`, (context) => tryOne(test, context));
    });
  }
}

/**
 * Runs the contract tests against an implementation: `runContractTests(() => target, { describe, it }, hooks)`. Tests
 * that need a hook not listed, or that are not wanted, are not declared.
 */
export function runContractTests(
  target: () => Target,
  runner: Runner<unknown>,
  hooks: readonly Hook[] = [],
  isWanted: IsWanted = () => true,
): void {
  declareContractTests(
    runner,
    ({ run }) => runTest(run, target()),
    (test, feature) => isOffered(test, hooks) && isWanted(test, feature),
  );
}
