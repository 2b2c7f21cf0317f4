import { rateLimits } from "@passerelle/domain";
import type { Call } from "../../platform/http/handler";
import { countOrReject } from "../../platform/rate-limits";
import { findUser } from "./store";

/** Rejects a change of the e-mail address that comes too soon. */
export async function limitEmailChanges(
  { db, clock, user }: Pick<Call<"updateMe">, "db" | "clock" | "user">,
  email: string,
): Promise<void> {
  const before = await findUser(db, user.id);
  if (before.email.toLowerCase() === email.toLowerCase()) return;
  await countOrReject({ db, clock }, [{ limit: rateLimits.emailMoves, subject: String(user.id) }]);
}
