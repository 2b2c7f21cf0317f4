import type { Limit, Limited } from "../platform/limits";

const minute = 60;
const hour = 60 * minute;

// One network address may be a whole school's, so the limits of an address alone are wide.
const limits = {
  loginFailures: { name: "login", free: 5, within: 15 * minute, growing: { first: 30, most: 15 * minute } },
  addressLoginFailures: { name: "login-address", free: 300, within: 15 * minute },
  codeFailures: { name: "code", free: 15, within: hour },
  addressCodeFailures: { name: "code-address", free: 300, within: 15 * minute },
  registrations: { name: "register", free: 5, within: hour },
  addressRegistrations: { name: "register-address", free: 500, within: hour },
  resendPause: { name: "resend-pause", free: 1, within: minute },
  resends: { name: "resend", free: 10, within: hour },
  addressResends: { name: "resend-address", free: 300, within: hour },
} satisfies Record<string, Limit>;

/** Who an address stands for: an IPv6 subscriber has all addresses of a /64. */
const networkOf = (address: string) => (address.includes(":") ? address.split(":").slice(0, 4).join(":") : address);

/** Failed logins: of an account from one address, and from that address at all (D-042). */
export const loginFailures = (email: string, address: string): [Limited, Limited] => [
  { limit: limits.loginFailures, subject: `${email} ${networkOf(address)}` },
  { limit: limits.addressLoginFailures, subject: networkOf(address) },
];

/** Wrong codes: an account's whole budget, which no new code renews, and that of an address (D-036). */
export const codeFailures = (account: string, address: string): [Limited, Limited] => [
  { limit: limits.codeFailures, subject: account },
  { limit: limits.addressCodeFailures, subject: networkOf(address) },
];

/** Registrations, each of which sends a mail (D-028). */
export const registrations = (email: string, address: string): [Limited, Limited] => [
  { limit: limits.registrations, subject: email },
  { limit: limits.addressRegistrations, subject: networkOf(address) },
];

/** New codes: one a minute, and not too many (D-037). */
export const resends = (email: string, address: string): Limited[] => [
  { limit: limits.resendPause, subject: email },
  { limit: limits.resends, subject: email },
  { limit: limits.addressResends, subject: networkOf(address) },
];
