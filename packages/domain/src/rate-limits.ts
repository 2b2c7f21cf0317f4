import { day, hour, minute } from "./durations";

/** The allowed rate of an action per subject. */
export interface RateLimit {
  name: string;
  /** Number of attempts without a delay. */
  free: number;
  /** Seconds until the count expires: since the first attempt, or with `growing` since the last. */
  within: number;
  /**
   * After the free attempts, the delay between attempts doubles each time, so that no user is locked out permanently.
   */
  growing?: { first: number; most: number };
}

/** All rate limits. A whole school may share one network address, so the limits per address are high. */
export const rateLimits = {
  loginFailures: { name: "login", free: 5, within: 15 * minute, growing: { first: 30, most: 15 * minute } },
  // Only for networks where the account has no session: slows distributed guessing, but not people on their usual
  // networks.
  accountLoginFailures: { name: "login-account", free: 50, within: 15 * minute, growing: { first: 5, most: minute } },
  addressLoginFailures: { name: "login-address", free: 300, within: 15 * minute },
  // Mails with codes to one e-mail address, for registrations and new addresses together and from all networks. Above
  // this limit the address is mailed one long code instead, so that no request is refused and others cannot use up the
  // owner's mails.
  codeMails: { name: "code-mails", free: 12, within: day, growing: { first: 5 * minute, most: hour } },
  codeFailures: { name: "code", free: 15, within: hour },
  addressCodeFailures: { name: "code-address", free: 300, within: 15 * minute },
  registrations: { name: "register", free: 10, within: hour },
  addressRegistrations: { name: "register-address", free: 500, within: hour },
  resendPause: { name: "resend-pause", free: 1, within: minute },
  resends: { name: "resend", free: 10, within: hour },
  addressResends: { name: "resend-address", free: 300, within: hour },
  resetPause: { name: "reset-pause", free: 1, within: minute },
  resets: { name: "reset", free: 5, within: hour },
  // Each change mails the previous address, which may be a stranger's, and each rejection reveals an account.
  emailMoves: { name: "email-moves", free: 20, within: hour },
  // Each reserves the former username for months.
  renames: { name: "renames", free: 10, within: day },
  posts: { name: "posts", free: 60, within: minute },
  comments: { name: "comments", free: 60, within: minute },
  writes: { name: "writes", free: 120, within: minute },
  applications: { name: "applications", free: 30, within: hour },
  sameOffer: { name: "same-offer", free: 3, within: day },
  // Each page takes about 30 ms of processor time.
  documents: { name: "documents", free: 30, within: hour / 6 },
  previews: { name: "previews", free: 60, within: hour / 6 },
  // Each may take ten seconds of processor time.
  proposals: { name: "proposals", free: 10, within: hour / 6 },
  // A document with many CVs takes seconds of processor time.
  applicationExports: { name: "application-exports", free: 10, within: hour / 6 },
  exports: { name: "exports", free: 3, within: day },
  // About two calls per typing pause; manual use never reaches this limit.
  searches: { name: "searches", free: 240, within: minute },
  // Without an account: many readers, or a search engine, may share an address.
  publicReads: { name: "public-reads", free: 1_200, within: minute },
  // One per connection; enough for thirty tabs on an unstable network.
  liveTickets: { name: "live-tickets", free: 120, within: minute },
  messages: { name: "messages", free: 60, within: minute },
  // Each stores a copy of the reported content for review.
  reports: { name: "reports", free: 30, within: day },
  // Checking each may take seconds of processor time (D-254).
  resumes: { name: "resumes", free: 30, within: hour },
  // Pictures are processed one at a time for all users.
  pictures: { name: "pictures", free: 60, within: hour / 6 },
} as const satisfies Record<string, RateLimit>;

/** A subject's counter; times in milliseconds. */
export interface Counted {
  count: number;
  startedAt: number;
  expiresAt: number;
}

/**
 * The maximum difference between servers' clocks, in seconds. A counter further ahead dates from before the clock was
 * set back, and would block its subject for just as long.
 */
export const maxSecondsAhead = 60;

const isOver = ({ startedAt, expiresAt }: Counted, now: number) =>
  expiresAt <= now || startedAt > now + maxSecondsAhead * 1000;

/** Seconds until the next attempt is allowed; 0 if now. */
export function secondsToWait({ free, growing }: RateLimit, counted: Counted | undefined, now: number): number {
  if (!counted || isOver(counted, now) || counted.count < free) return 0;
  const delay = growing && Math.min(growing.most, growing.first * 2 ** Math.min(counted.count - free, 30));
  const from = delay === undefined ? counted.expiresAt : counted.startedAt + delay * 1000;
  return Math.max(0, Math.ceil((from - now) / 1000));
}
