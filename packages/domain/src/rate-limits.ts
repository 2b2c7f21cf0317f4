/** How often something may happen for one subject. */
export interface RateLimit {
  name: string;
  /** So many are free. */
  free: number;
  /** Seconds until they are forgotten: since the first, or with `growing` since the last. */
  within: number;
  /** Beyond the free ones each next is possible after a delay that doubles: nobody is locked out for good. */
  growing?: { first: number; most: number };
}

const minute = 60;
const hour = 60 * minute;

/** All of them. One network address may be a whole school's, so the limits of an address alone are wide. */
export const rateLimits = {
  loginFailures: { name: "login", free: 5, within: 15 * minute, growing: { first: 30, most: 15 * minute } },
  addressLoginFailures: { name: "login-address", free: 300, within: 15 * minute },
  codeFailures: { name: "code", free: 15, within: hour },
  addressCodeFailures: { name: "code-address", free: 300, within: 15 * minute },
  registrations: { name: "register", free: 5, within: hour },
  addressRegistrations: { name: "register-address", free: 500, within: hour },
  resendPause: { name: "resend-pause", free: 1, within: minute },
  resends: { name: "resend", free: 10, within: hour },
  addressResends: { name: "resend-address", free: 300, within: hour },
  // Each new address mails the one that is left, which may be a stranger's, and each refusal tells of an account.
  emailMoves: { name: "email-moves", free: 20, within: hour },
  posts: { name: "posts", free: 60, within: minute },
  comments: { name: "comments", free: 60, within: minute },
  messages: { name: "messages", free: 60, within: minute },
  // Pictures are drawn one at a time, for everybody.
  pictures: { name: "pictures", free: 60, within: hour / 6 },
} as const satisfies Record<string, RateLimit>;

/** What was counted of a subject; times in milliseconds. */
export interface Counted {
  count: number;
  startedAt: number;
  expiresAt: number;
}

/** Seconds until the next one may happen, 0 if it may happen now. */
export function secondsToWait({ free, growing }: RateLimit, counted: Counted | undefined, now: number): number {
  if (!counted || counted.expiresAt <= now || counted.count < free) return 0;
  const delay = growing && Math.min(growing.most, growing.first * 2 ** Math.min(counted.count - free, 30));
  const from = delay === undefined ? counted.expiresAt : counted.startedAt + delay * 1000;
  return Math.max(0, Math.ceil((from - now) / 1000));
}

/** What is counted after one more. */
export function oneMore({ within, growing }: RateLimit, counted: Counted | undefined, now: number): Counted {
  const isFresh = !counted || counted.expiresAt <= now;
  const fresh = { startedAt: now, expiresAt: now + within * 1000 };
  if (isFresh) return { count: 1, ...fresh };
  return { ...counted, ...(growing && fresh), count: counted.count + 1 };
}

/** Lets bursts pass and steady floods not: `burst` at once, `perSecond` in the long run. */
export function createThrottle(burst: number, perSecond: number, now: () => Date): () => boolean {
  let left = burst;
  let last = now().getTime();
  return () => {
    const moment = now().getTime();
    left = Math.min(burst, left + ((moment - last) / 1000) * perSecond);
    last = moment;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
