import { accountDeletedMail, accountErrors, unauthenticated } from "@passerelle/domain";
import type { Tx } from "../../platform/database/database";
import { type Call, type OperationId, ok, type Routes } from "../../platform/http/handler";
import { withdrawAll } from "../applications";
import { type AuditEvent, recordEvent } from "../audit";
import { holdDeletedUsername, revokeSessions, confirmPassword, lockCaller } from "../auth";
import { deleteAllOffers } from "../job-offers";
import { lockFeedOf, removeNotificationsBy } from "../posts";
import { deleteUser } from "./store";
import { inTransaction } from "../../platform/database/transactions";
import { route } from "../../platform/http/route";
import { sendQueued } from "../notifications";

/** The services that a deletion uses; `files` are those of the account. */
export type Deletion = Pick<Call<OperationId>, "clock" | "publish" | "sendMail"> & {
  files: Pick<Call<OperationId>["files"], "dropAll">;
};

/** Locks an account, and the posts and comments that its deletion changes; undefined if the account is gone. */
export async function lockForDeletion(tx: Tx, id: number) {
  await lockFeedOf(tx, id);
  return tx
    .selectFrom("users")
    .select(["id", "email", "firstname", "username"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Deletes a locked account with all data that only it owns, and ends its sessions. Its rows in other tables, such as
 * posts, comments and likes, go by their foreign keys (D-158). The files are dropped in the
 * transaction and removed from the store right after it; files left by a killed process are removed at the next start.
 */
export async function deleteAccount(
  tx: Tx,
  { clock, publish, files, sendMail }: Deletion,
  { id, email, firstname, username }: NonNullable<Awaited<ReturnType<typeof lockForDeletion>>>,
  record: Pick<AuditEvent, "address" | "details">,
): Promise<void> {
  for (const sessionId of await revokeSessions(tx, clock, id)) publish(id, { kind: "session-ended", sessionId });
  await deleteAllOffers(tx, id);
  await withdrawAll(tx, { clock, publish }, id);
  await files.dropAll(tx);
  await removeNotificationsBy(tx, publish, id);
  await holdDeletedUsername(tx, username, clock.now());
  await deleteUser(tx, id);
  await recordEvent(tx, { event: "account_deleted", accountId: id, ...record });
  await sendMail(tx, email, accountDeletedMail(firstname));
}

/** POST /user/delete: deletes the account and all its data in one transaction. */
const deleteMe = route<"deleteMe">({ role: "member" }, async (call) => {
  const { body, db, user, say, publish, address } = call;
  const confirmed = await confirmPassword(call, body.currentPassword);
  await inTransaction(db, async (tx) => {
    const account = await lockForDeletion(tx, user.id);
    if (!account) throw unauthenticated();
    await lockCaller(tx, call, confirmed);
    await deleteAccount(tx, call, account, { address });
  });
  await sendQueued(db, publish);
  return ok({ message: say(accountErrors.deleted) });
});

export const deletionRoutes = { deleteMe } satisfies Routes;
