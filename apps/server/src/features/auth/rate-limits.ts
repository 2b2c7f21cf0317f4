import { rateLimits as limits } from "@passerelle/domain";
import type { Db } from "../../platform/database/database";
import { type LimitedSubject, resetLimit } from "../../platform/rate-limits";
import { networkOf } from "../../platform/ip-networks";

/**
 * Failed logins: of an account from one address, from that address at all, and of the account from all the networks
 * that it is not known at.
 */
export const loginFailures = (
  email: string,
  address: string,
  isKnown: boolean,
): [LimitedSubject, ...LimitedSubject[]] => [
  { limit: limits.loginFailures, subject: `${email} ${networkOf(address)}` },
  { limit: limits.addressLoginFailures, subject: networkOf(address) },
  ...(isKnown ? [] : [{ limit: limits.accountLoginFailures, subject: email }]),
];

/** Lets whoever has proved to own an account log in at once, however many have guessed. */
export async function forgetLoginFailures(db: Db, email: string, address: string): Promise<void> {
  const [own, , everywhere] = loginFailures(email, address, false);
  for (const limit of [own, everywhere]) if (limit) await resetLimit(db, limit);
}

/**
 * Whose attempts are counted for a code: those of one registration, or of whoever knows the e-mail address from one
 * network, so that nobody uses up what another may try.
 */
const codeSubject = (email: string, registrationId: string | undefined, address: string) =>
  registrationId ?? `${email} ${networkOf(address)}`;

/** Wrong codes: a whole budget, which no new code renews, and that of a network address. */
export const codeFailures = (
  email: string,
  registrationId: string | undefined,
  address: string,
): [LimitedSubject, LimitedSubject] => [
  { limit: limits.codeFailures, subject: codeSubject(email, registrationId, address) },
  { limit: limits.addressCodeFailures, subject: networkOf(address) },
];

/** Registrations, each of which sends a mail: those of an e-mail address from one network, and all of that network. */
export const registrations = (email: string, address: string): [LimitedSubject, LimitedSubject] => [
  { limit: limits.registrations, subject: `${email} ${networkOf(address)}` },
  { limit: limits.addressRegistrations, subject: networkOf(address) },
];

/** The pause between two codes. */
export const resendPause = (subject: string): LimitedSubject => ({ limit: limits.resendPause, subject });

/** New codes: one a minute, and not too many (D-037). */
export const resends = (email: string, registrationId: string | undefined, address: string): LimitedSubject[] => [
  resendPause(codeSubject(email, registrationId, address)),
  { limit: limits.resends, subject: codeSubject(email, registrationId, address) },
  { limit: limits.addressResends, subject: networkOf(address) },
];

/** Wishes for a new password, each of which may send a mail; counted alike for every e-mail address. */
export const resetRequests = (email: string, address: string): LimitedSubject[] => [
  { limit: limits.resetPause, subject: `${email} ${networkOf(address)}` },
  { limit: limits.resets, subject: `${email} ${networkOf(address)}` },
  { limit: limits.addressResends, subject: networkOf(address) },
];

/** Wrong codes for a new password. */
export const resetFailures = (address: string): LimitedSubject[] => [
  { limit: limits.addressCodeFailures, subject: networkOf(address) },
];

/** Wrong current passwords of an account whose session somebody holds. */
export const passwordFailures = (userId: number): LimitedSubject[] => [
  { limit: limits.loginFailures, subject: `password of ${userId}` },
];
