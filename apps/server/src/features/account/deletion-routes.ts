import { accountErrors } from "@passerelle/domain";
import { inTransaction } from "../../platform/database/transactions";
import { type Handler, ok, type Routes } from "../../platform/http/handler";
import { confirmPassword } from "../auth";
import { sendQueued } from "../notifications";
import { deleteAccount } from "./deletion";

/** POST /user/delete: everything at once, in one transaction. */
const deleteMe: Handler<"deleteMe"> = async (call) => {
  const { body, db, user, say, publish, address } = call;
  await confirmPassword(call, body.currentPassword);
  await inTransaction(db, (tx) => deleteAccount(tx, call, user.id, { address }));
  await sendQueued(db, publish);
  return ok({ message: say(accountErrors.deleted) });
};

export const deletionRoutes = { deleteMe } satisfies Routes;
