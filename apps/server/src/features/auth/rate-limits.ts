import { rateLimits as limits } from "@passerelle/domain";
import ipaddr from "ipaddr.js";
import type { LimitedSubject } from "../../platform/rate-limits";

/** The network of an address, which may carry a port or a zone: an IPv6 subscriber has all addresses of a /64. */
function networkOf(address: string): string {
  const bare = address
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*/, "");
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}

/** Failed logins: of an account from one address, and from that address at all. */
export const loginFailures = (email: string, address: string): [LimitedSubject, LimitedSubject] => [
  { limit: limits.loginFailures, subject: `${email} ${networkOf(address)}` },
  { limit: limits.addressLoginFailures, subject: networkOf(address) },
];

/** Wrong codes: an account's whole budget, which no new code renews, and that of an address. */
export const codeFailures = (account: string, address: string): [LimitedSubject, LimitedSubject] => [
  { limit: limits.codeFailures, subject: account },
  { limit: limits.addressCodeFailures, subject: networkOf(address) },
];

/** Registrations, each of which sends a mail. */
export const registrations = (email: string, address: string): [LimitedSubject, LimitedSubject] => [
  { limit: limits.registrations, subject: email },
  { limit: limits.addressRegistrations, subject: networkOf(address) },
];

/** New codes: one a minute, and not too many (D-037). */
export const resends = (email: string, address: string): LimitedSubject[] => [
  { limit: limits.resendPause, subject: email },
  { limit: limits.resends, subject: email },
  { limit: limits.addressResends, subject: networkOf(address) },
];
