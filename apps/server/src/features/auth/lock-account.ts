import { authErrors, FieldProblem, Problem, unauthenticated } from "@passerelle/domain";
import type { Db, Tx } from "../../platform/database/database";
import type { Call, OperationId } from "../../platform/http/handler";
import type { Account } from "./store";

/** An account whose password has been checked, with the hash that it was checked against. */
export type Checked = Pick<Account, "id" | "password_hash">;

// Whatever changes a password, suspends or deletes an account locks its row first, and ends its sessions then.
const lockAccount = (tx: Db, id: number) =>
  tx
    .selectFrom("users")
    .select(["password_hash", "suspended_at"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks an account that logs in; a refusal if its password has changed since it was checked, or if it is suspended. */
export async function lockForLogin(tx: Db, checked: Checked): Promise<void> {
  const account = await lockAccount(tx, checked.id);
  if (account?.password_hash !== checked.password_hash) throw new Problem(401, authErrors.badCredentials);
  if (account.suspended_at) throw new Problem(403, authErrors.suspended);
}

/**
 * Locks the caller's account. A 401 if the session of the call has ended since it was let in, and a refusal at the field
 * `currentPassword` if the password has changed since it was confirmed.
 */
export async function lockCaller(
  tx: Tx,
  { user }: Pick<Call<OperationId>, "user">,
  confirmed?: Pick<Checked, "password_hash">,
): Promise<void> {
  const account = await lockAccount(tx, user.id);
  const session = await tx
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", user.sessionId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (!account || !session) throw unauthenticated();
  if (confirmed && confirmed.password_hash !== account.password_hash)
    throw new FieldProblem({ currentPassword: authErrors.notCurrentPassword });
}
