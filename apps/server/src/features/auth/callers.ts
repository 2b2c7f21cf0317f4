import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Asker } from "../../platform/fair-queue";
import type { Call } from "../../platform/http/handler";
import { networkOf, networksOf } from "../../platform/ip-networks";
import type { LimitedSubject } from "../../platform/rate-limiter";
import { takeTry } from "./known-devices";
import { loginFailures } from "./limit-keys";

/** The owner of an account, identified by a session, a mailed code or a known device. */
export const ownerOf = (userId: number): Asker => ({ kind: "account", name: String(userId) });

/** Whether this network has had a session in the last days: for any account, and for the account of `email`. */
async function findSessionsFrom(db: Db, address: string, email = "") {
  const here = db.selectFrom("sessions as s").select("s.id").where("s.network", "=", networkOf(address));
  const ofAccount = here
    .innerJoin("users as u", "u.id", "s.user_id")
    .where(sql`lower(u.email)`, "=", email.toLowerCase())
    .where("u.verified_at", "is not", null);
  return db
    .selectNoFrom((eb) => [eb.exists(here).as("isKnown"), eb.exists(ofAccount).as("isKnownToAccount")])
    .executeTakeFirstOrThrow();
}

// Uses the widest network: a client with a /48 has one turn, not 65,536.
const ofNetwork = (address: string, isKnown: unknown): Asker => ({
  kind: isKnown ? "known network" : "network",
  name: networksOf(address).at(-1)?.name ?? address,
});

/** The network from which a call without an account comes. */
export async function callerOf({ db, address }: Pick<Call<"register">, "db" | "address">): Promise<Asker> {
  const { isKnown } = await findSessionsFrom(db, address);
  return ofNetwork(address, isKnown);
}

interface LoginCaller {
  asker: Asker;
  /** The limits that count this caller's failures. */
  failures: LimitedSubject[];
}

/**
 * Identifies who is logging in. A known device has its own tries and turns. Turns do not depend on whether the network
 * knows the account, so that a 503 reveals nothing about accounts.
 */
export async function loginCallerOf(call: Call<"login">): Promise<LoginCaller> {
  const { db, body, address } = call;
  const userId = await takeTry(db, body.email, call);
  if (userId !== undefined) return { asker: ownerOf(userId), failures: [] };
  const { isKnown, isKnownToAccount } = await findSessionsFrom(db, address, body.email);
  return {
    asker: ofNetwork(address, isKnown),
    failures: loginFailures(body.email, address, Boolean(isKnownToAccount)),
  };
}
