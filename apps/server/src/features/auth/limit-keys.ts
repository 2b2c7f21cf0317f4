import { type RateLimit, rateLimits as limits } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import { type LimitedSubject, ofNetworks, resetLimit } from "../../platform/rate-limiter";

/** Failed logins of an account from the networks of an address. */
export const ownLoginFailures = (email: string, address: string): LimitedSubject[] =>
  ofNetworks(limits.loginFailures, address, email);

const loginFailuresEverywhere = (email: string): LimitedSubject => ({
  limit: limits.accountLoginFailures,
  subject: email,
});

/**
 * Failed logins: of an account from one network, of all accounts from that network, and of the account from all
 * networks that do not know it.
 */
export const loginFailures = (email: string, address: string, isKnown: boolean): LimitedSubject[] => [
  ...ownLoginFailures(email, address),
  ...ofNetworks(limits.addressLoginFailures, address),
  ...(isKnown ? [] : [loginFailuresEverywhere(email)]),
];

/** Resets the failures of an account whose owner has proved their identity, so that guesses delay no login. */
export const forgetLoginFailures = (db: Db, email: string, address: string): Promise<void> =>
  resetLimit(db, ...ownLoginFailures(email, address), loginFailuresEverywhere(email));

export const codeMailsTo = (email: string): LimitedSubject => ({ limit: limits.codeMails, subject: email });

/**
 * Wrong codes of one registration, with a total that new codes do not reset. Callers who know only the e-mail address
 * share one limit from all networks.
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

/** The limit for requesting a code: by registration, or by e-mail address and network if the caller names none. */
const ofAsker = (limit: RateLimit, email: string, registrationId: string | undefined, address: string) =>
  registrationId === undefined ? ofNetworks(limit, address, email) : [{ limit, subject: registrationId }];

/** Registrations (each sends a mail): of an e-mail address from one network, and of the whole network. */
export const registrations = (email: string, address: string): LimitedSubject[] => [
  ...ofNetworks(limits.registrations, address, email),
  ...ofNetworks(limits.addressRegistrations, address),
];

/** The pause between two codes of a registration. */
export const resendPause = (registrationId: string): LimitedSubject => ({
  limit: limits.resendPause,
  subject: registrationId,
});

/** The pause between two codes for the same caller. */
export const resendPauses = (email: string, registrationId: string | undefined, address: string): LimitedSubject[] =>
  ofAsker(limits.resendPause, email, registrationId, address);

/** Requests for new codes: one a minute, and a limited total (D-037). */
export const resends = (email: string, registrationId: string | undefined, address: string): LimitedSubject[] => [
  ...resendPauses(email, registrationId, address),
  ...ofAsker(limits.resends, email, registrationId, address),
  ...ofNetworks(limits.addressResends, address),
];

/** The pause between two requests for a password reset. */
export const resetPauses = (email: string, address: string): LimitedSubject[] =>
  ofNetworks(limits.resetPause, address, email);

/** Requests for a password reset, which may send a mail. Addresses without an account are counted too. */
export const resetRequests = (email: string, address: string): LimitedSubject[] => [
  ...resetPauses(email, address),
  ...ofNetworks(limits.resets, address, email),
  ...ofNetworks(limits.addressResends, address),
];

/**
 * Wrong codes of links, from a network. A right code is never delayed: sixty or more random bits cannot be guessed, so
 * this limit only spares the server.
 */
export const resetFailures = (address: string): LimitedSubject[] => ofNetworks(limits.addressCodeFailures, address);

/** Wrong current passwords of a logged-in account, which limits someone who has taken over a session. */
export const passwordFailures = (userId: number): LimitedSubject[] => [
  { limit: limits.loginFailures, subject: `password of ${userId}` },
];
