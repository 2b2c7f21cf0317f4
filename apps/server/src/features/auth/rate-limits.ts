import { type RateLimit, rateLimits as limits } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import { type LimitedSubject, ofNetworks, resetLimit } from "../../platform/rate-limits";

/** Failed logins of an account from the networks of an address. */
export const ownLoginFailures = (email: string, address: string): LimitedSubject[] =>
  ofNetworks(limits.loginFailures, address, email);

const loginFailuresEverywhere = (email: string): LimitedSubject => ({
  limit: limits.accountLoginFailures,
  subject: email,
});

/**
 * Failed logins: of an account from one network, from that network at all, and of the account from all the networks
 * that it is not known at.
 */
export const loginFailures = (email: string, address: string, isKnown: boolean): LimitedSubject[] => [
  ...ownLoginFailures(email, address),
  ...ofNetworks(limits.addressLoginFailures, address),
  ...(isKnown ? [] : [loginFailuresEverywhere(email)]),
];

/** Lets whoever has proved to own an account log in at once, however many have guessed. */
export const forgetLoginFailures = (db: Db, email: string, address: string): Promise<void> =>
  resetLimit(db, ...ownLoginFailures(email, address), loginFailuresEverywhere(email));

const minute = 60;

/**
 * Mails with codes to one e-mail address, of registrations and new addresses alike and from all networks. Beyond it the
 * address is mailed one long code instead, so that no request is refused and nobody uses up what the owner needs.
 */
const codeMails: RateLimit = {
  name: "code-mails",
  free: 12,
  within: 24 * 60 * minute,
  growing: { first: 5 * minute, most: 60 * minute },
};

export const codeMailsTo = (email: string): LimitedSubject => ({ limit: codeMails, subject: email });

/**
 * Wrong codes of one registration: a whole budget, which no new code renews. Those who know no more than the e-mail
 * address share one, wherever they are.
 */
export const ownCodeFailures = (email: string, registrationId: string | undefined): LimitedSubject => ({
  limit: limits.codeFailures,
  subject: registrationId ?? email,
});

/** Wrong codes: of one registration, and from a network. */
export const codeFailures = (email: string, registrationId: string | undefined, address: string): LimitedSubject[] => [
  ownCodeFailures(email, registrationId),
  ...ofNetworks(limits.addressCodeFailures, address),
];

/** A limit of those who ask for a code: of one registration, or of who knows the e-mail address from one network. */
const ofAsker = (limit: RateLimit, email: string, registrationId: string | undefined, address: string) =>
  registrationId === undefined ? ofNetworks(limit, address, email) : [{ limit, subject: registrationId }];

/** Registrations, each of which sends a mail: those of an e-mail address from one network, and all of that network. */
export const registrations = (email: string, address: string): LimitedSubject[] => [
  ...ofNetworks(limits.registrations, address, email),
  ...ofNetworks(limits.addressRegistrations, address),
];

/** The pause between two codes of a registration. */
export const resendPause = (registrationId: string): LimitedSubject => ({
  limit: limits.resendPause,
  subject: registrationId,
});

/** The pause between two codes. */
export const resendPauses = (email: string, registrationId: string | undefined, address: string): LimitedSubject[] =>
  ofAsker(limits.resendPause, email, registrationId, address);

/** New codes: one a minute, and not too many (D-037). */
export const resends = (email: string, registrationId: string | undefined, address: string): LimitedSubject[] => [
  ...resendPauses(email, registrationId, address),
  ...ofAsker(limits.resends, email, registrationId, address),
  ...ofNetworks(limits.addressResends, address),
];

/** The pause between two wishes for a new password. */
export const resetPauses = (email: string, address: string): LimitedSubject[] =>
  ofNetworks(limits.resetPause, address, email);

/** Wishes for a new password, each of which may send a mail; counted alike for every e-mail address. */
export const resetRequests = (email: string, address: string): LimitedSubject[] => [
  ...resetPauses(email, address),
  ...ofNetworks(limits.resets, address, email),
  ...ofNetworks(limits.addressResends, address),
];

/**
 * Wrong codes of links, from a network. A right one is never delayed: no number of guesses finds sixty random bits or
 * more, so the limit spares the server and need not protect the code.
 */
export const resetFailures = (address: string): LimitedSubject[] => ofNetworks(limits.addressCodeFailures, address);

/** Wrong current passwords of an account whose session somebody holds. */
export const passwordFailures = (userId: number): LimitedSubject[] => [
  { limit: limits.loginFailures, subject: `password of ${userId}` },
];
