import { accountErrors, unauthenticated } from "@passerelle/domain";
import { inTransaction } from "../../platform/database/transactions";
import { ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { confirmPassword, lockCaller } from "../auth";
import { sendQueued } from "../notifications";
import { deleteAccount, lockForDeletion } from "./deletion";

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
