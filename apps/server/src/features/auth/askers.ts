import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Asker } from "../../platform/fair-queue";
import type { Call } from "../../platform/http/handler";
import { networkOf, networksOf } from "../../platform/ip-networks";
import type { LimitedSubject } from "../../platform/rate-limits";
import { takeTry } from "./devices";
import { loginFailures } from "./rate-limits";

/** The owner of an account, by a session, a code of a mail or a known device. */
export const ownerOf = (userId: number): Asker => ({ kind: "account", name: String(userId) });

/** Whether there has been a session from the network of an address in the last days: at all, and of one account. */
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

// By the widest network: a client with a /48 has one turn, not 65,536.
const ofNetwork = (address: string, isKnown: unknown): Asker => ({
  kind: isKnown ? "known network" : "network",
  name: networksOf(address).at(-1)?.name ?? address,
});

/** The network that a call without an account comes from. */
export async function callerOf({ db, address }: Pick<Call<"register">, "db" | "address">): Promise<Asker> {
  const { isKnown } = await findSessionsFrom(db, address);
  return ofNetwork(address, isKnown);
}

interface LoginCaller {
  asker: Asker;
  /** What its failures are counted for. */
  failures: LimitedSubject[];
}

/**
 * Who tries to log in. A known device has tries and turns of its own. Turns do not depend on whether the account is known
 * in a network, so that a 503 tells nothing about accounts.
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
