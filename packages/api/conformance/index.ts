import { accountPromises } from "./account";
import { accountUpdatePromises } from "./account-update";
import { applyingPromises } from "./applications";
import { decidingPromises } from "./applications-decide";
import { readingPromises } from "./applications-read";
import { registrationPromises } from "./auth-register";
import { sessionPromises } from "./auth-session";
import { verificationPromises } from "./auth-verify";
import { badInputPromises } from "./bad-input";
import { creationPromises } from "./creations";
import { cvPromises } from "./cv";
import { cvRulePromises } from "./cv-rules";
import { dashboardPromises } from "./dashboard";
import { picturesPromises } from "./files";
import { resumePromises } from "./files-resume";
import { createScene, type ContractPromise, type Hook, type World } from "./harness";
import { fittingPromises } from "./fitting";
import { guessingPromises } from "./guesses";
import { hidingPromises } from "./hidden";
import { findingPromises } from "./job-offers-find";
import { offerPagingPromises } from "./job-offers-paging";
import { publishingPromises } from "./job-offers-publish";
import { livePromises } from "./live";
import { liveHeartbeatPromises } from "./live-heartbeat";
import { liveSessionPromises } from "./live-sessions";
import { mailPromises } from "./mails";
import { matchingPromises } from "./matching";
import { messagePromises } from "./messages";
import { refusedMessagePromises } from "./messages-refused";
import { notificationPromises } from "./notifications";
import { toldPromises } from "./notifications-who";
import { orderPromises } from "./order";
import { postPromises } from "./posts";
import { commentPromises } from "./posts-comments";
import { likePromises } from "./posts-likes";
import { presentNamePromises } from "./present-names";
import { applicantProfilePromises } from "./profiles-applicant";
import { recruiterProfilePromises } from "./profiles-recruiter";
import { timePromises } from "./time";

export { findOperation, operations, validateAnswer, validateAt, validateRequest } from "./contract";
export type { Operation, OperationId } from "./contract";
export { brokenHalves, jsonOperations, strangeBodies, strangeRefusals } from "./strange-answers";
export type { JsonOperation, Strange } from "./strange-answers";
export { CannotRun, createScene, promise } from "./harness";
export type { Actor, Caller, ContractPromise, Hook, ReadyAccount, Scene, World } from "./harness";
export type { LiveConnection, SocketClass } from "./live-connection";

/** Every promise of the contract that is written down, by feature: each list comes from the file of that name. */
export const promises: Readonly<Record<string, readonly ContractPromise[]>> = {
  auth: [...registrationPromises, ...verificationPromises, ...guessingPromises, ...sessionPromises],
  account: [...accountPromises, ...accountUpdatePromises, ...presentNamePromises],
  profiles: [...applicantProfilePromises, ...recruiterProfilePromises],
  cv: [...cvPromises, ...cvRulePromises],
  files: [...picturesPromises, ...resumePromises],
  "job-offers": [...publishingPromises, ...findingPromises, ...fittingPromises, ...offerPagingPromises],
  matching: matchingPromises,
  applications: [...applyingPromises, ...readingPromises, ...decidingPromises],
  posts: [...postPromises, ...commentPromises, ...likePromises],
  notifications: [...notificationPromises, ...toldPromises],
  dashboard: dashboardPromises,
  messages: [...messagePromises, ...refusedMessagePromises],
  live: [...livePromises, ...liveSessionPromises, ...liveHeartbeatPromises],
  creations: creationPromises,
  order: orderPromises,
  "hidden things": hidingPromises,
  "bad input": badInputPromises,
  mails: mailPromises,
  // Last: it makes every session of a run old.
  time: timePromises,
};

interface Runner<Context> {
  describe: (name: string, body: () => void) => unknown;
  it: (name: string, body: (context: Context) => Promise<void>) => unknown;
}

type Try<Context> = (promise: ContractPromise, context: Context) => Promise<void>;
type IsWanted = (promise: ContractPromise, feature: string) => boolean;

/** Declares the promises, or some of them, as tests: `tryPromises({ describe, it }, (promise) => ..., isWanted)`. */
export function tryPromises<Context>(
  { describe, it }: Runner<Context>,
  tryOne: Try<Context>,
  isWanted: IsWanted = () => true,
): void {
  for (const [feature, list] of Object.entries(promises)) {
    const wanted = list.filter((promise) => isWanted(promise, feature));
    if (wanted.length === 0) continue;
    describe(feature, () => {
      for (const promise of wanted)
        it(`${promise.operationId}: ${promise.title}`, (context) => tryOne(promise, context));
    });
  }
}

/**
 * Holds an implementation to the promises: `runPromises(() => world, { describe, it })`, with what the world has beside
 * the contract; what needs another hook is no test.
 */
export function runPromises(world: () => World, runner: Runner<unknown>, hooks: readonly Hook[] = []): void {
  tryPromises(
    runner,
    ({ run }) => run(createScene(world())),
    ({ needs }) => needs === undefined || hooks.includes(needs),
  );
}
