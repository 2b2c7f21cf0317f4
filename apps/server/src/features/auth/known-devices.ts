import { randomBytes } from "node:crypto";
import { day, retentionPeriods } from "@passerelle/domain";
import { sql } from "kysely";
import { type Clock, secondsAfter } from "../../platform/clock";
import type { Db, Tx } from "../../platform/database/database";
import type { Call, OperationId } from "../../platform/http/handler";
import { hashOf } from "./random-tokens";

// A browser in which an account has logged in keeps a token, so that other people's guesses never delay the owner. The
// token grants no access: it gives the browser its own tries, and each try still needs a password.

const maxTries = 10;
const secondsKept = retentionPeriods.daysUnusedDevice * day;
const maxOfAccount = 20;
const maxOfBrowser = 5;
const cookieName = "passerelle_device";

type Caller = Pick<Call<OperationId>, "clock" | "config" | "cookie">;

/** The tokens in a browser's cookie, one per account that has logged in there, latest first. */
function tokensIn(cookie: string | undefined): string[] {
  const [, value = ""] = new RegExp(`(?:^|; ?)${cookieName}=([\\w.-]*)`).exec(cookie ?? "") ?? [];
  return value
    .split(".")
    .filter((token) => token.length === 43)
    .slice(0, maxOfBrowser);
}

/**
 * The cookie that stores the tokens. Without a path, the browser sends it to the calls beside this one (`/user/…`),
 * under whichever prefix the API is served.
 */
const setCookie = ({ config }: Caller, tokens: readonly string[]): string =>
  [
    `${cookieName}=${tokens.slice(0, maxOfBrowser).join(".")}`,
    `Max-Age=${secondsKept}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(config.publicUrl?.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");

/**
 * Takes one of a browser's tries for an account, and returns the account's id; undefined if the account has not logged
 * in there or no tries are left. Takes it before the password is compared, so that at most ten concurrent tries are
 * compared.
 */
export async function takeTry(db: Db, email: string, { clock, cookie }: Caller): Promise<number | undefined> {
  const tokens = tokensIn(cookie);
  if (tokens.length === 0) return undefined;
  const taken = await db
    .updateTable("login_devices as d")
    .from("users as u")
    .set((eb) => ({ tries: eb("d.tries", "+", 1) }))
    .whereRef("u.id", "=", "d.user_id")
    .where(sql`lower(u.email)`, "=", email.toLowerCase())
    .where("u.verified_at", "is not", null)
    .where("d.token_hash", "=", sql<string>`any(${tokens.map(hashOf)})`)
    .where("d.tries", "<", maxTries)
    .where("d.last_login_at", ">", secondsAfter(clock.now(), -secondsKept))
    .returning("d.user_id")
    .execute();
  return taken[0]?.user_id;
}

/** Records that an account has logged in in a browser; returns the cookie that identifies it. */
async function rememberDevice(tx: Tx, userId: number, caller: Caller): Promise<string> {
  const { clock, cookie } = caller;
  const tokens = tokensIn(cookie);
  const used = await tx
    .updateTable("login_devices")
    .set({ tries: 0, last_login_at: clock.now() })
    .where("user_id", "=", userId)
    .where("token_hash", "=", sql<string>`any(${tokens.map(hashOf)})`)
    .returning("token_hash")
    .execute();
  const known = tokens.find((token) => used.some(({ token_hash }) => token_hash === hashOf(token)));
  const token = known ?? (await addDevice(tx, clock, userId));
  return setCookie(caller, [token, ...tokens.filter((other) => other !== token)]);
}

async function addDevice(tx: Tx, clock: Clock, userId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx
    .insertInto("login_devices")
    .values({ user_id: userId, token_hash: hashOf(token), last_login_at: clock.now() })
    .execute();
  const ofAccount = tx.selectFrom("login_devices").select("id").where("user_id", "=", userId);
  await tx
    .deleteFrom("login_devices")
    .where("id", "in", ofAccount.orderBy("last_login_at", "desc").orderBy("id", "desc").offset(maxOfAccount))
    .execute();
  return token;
}

/**
 * Remembers the browser of a login and returns its cookie. On a shared computer it forgets the account's token in this
 * browser instead, because the next person at the computer is a stranger.
 */
export async function trackDevice(
  tx: Tx,
  userId: number,
  caller: Caller & { body: { shared?: boolean | undefined } },
): Promise<Record<string, string>> {
  if (!caller.body.shared) return { "set-cookie": await rememberDevice(tx, userId, caller) };
  await tx
    .deleteFrom("login_devices")
    .where("user_id", "=", userId)
    .where("token_hash", "=", sql<string>`any(${tokensIn(caller.cookie).map(hashOf)})`)
    .execute();
  return {};
}

/** Forgets the browsers of an account, except the caller's. */
export async function forgetOtherDevices(tx: Tx, userId: number, { cookie }: Pick<Caller, "cookie">): Promise<void> {
  await tx
    .deleteFrom("login_devices")
    .where("user_id", "=", userId)
    .where("token_hash", "!=", sql<string>`all(${tokensIn(cookie).map(hashOf)})`)
    .execute();
}

/** Forgets the browsers of an account except the caller's, which has proved to be the owner's; returns its cookie. */
export async function replaceDevices(tx: Tx, userId: number, caller: Caller): Promise<string> {
  await tx.deleteFrom("login_devices").where("user_id", "=", userId).execute();
  return rememberDevice(tx, userId, caller);
}

/** The browsers of an account, most recently used first. */
export const listDevices = (db: Db, userId: number) =>
  db
    .selectFrom("login_devices")
    .select(["id", "last_login_at"])
    .where("user_id", "=", userId)
    .orderBy("last_login_at", "desc")
    .execute();
