import { authErrors, FieldProblem, Problem, unauthenticated } from "@passerelle/domain";
import type { Db, Tx } from "../../platform/database/database";
import type { Call, OperationId } from "../../platform/http/handler";
import type { Account } from "./accounts-store";

/** An account whose password has been checked, with the hash that it was checked against. */
export type Checked = Pick<Account, "id" | "password_hash">;

// Calls that change a password, suspend or delete an account lock its row first, and then end its sessions.
const lockAccount = (tx: Db, id: number) =>
  tx
    .selectFrom("users")
    .select(["password_hash", "suspended_at"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks an account that is logging in; throws if its password has changed since the check, or if it is suspended. */
export async function lockForLogin(tx: Db, checked: Checked): Promise<void> {
  const account = await lockAccount(tx, checked.id);
  if (account?.password_hash !== checked.password_hash) throw new Problem(401, authErrors.badCredentials);
  if (account.suspended_at) throw new Problem(403, authErrors.suspended);
}

/**
 * Locks the caller's account. Throws a 401 if the call's session has ended meanwhile, and a refusal for the field
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
