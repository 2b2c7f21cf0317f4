import { accountDeletedMail, accountErrors } from "@passerelle/domain";
import { retryConflicts } from "../../platform/database/database";
import { type Handler, ok, type Routes } from "../../platform/http/handler";
import { withdrawAll } from "../applications";
import { recordEvent } from "../audit";
import { confirmPassword, revokeSessions } from "../auth";
import { endAllOffers } from "../job-offers";
import { deleteUser, lockUser } from "./store";

/**
 * POST /user/delete: everything at once, in one transaction. The files are dropped in it and leave the store right
 * after it; those that a killed process has left are removed at the next start.
 */
const deleteMe: Handler<"deleteMe"> = async (call) => {
  const { body, db, clock, user, files, say, sendMail, publish, address } = call;
  await confirmPassword(call, body.currentPassword);
  const ended = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const { email, firstname } = await lockUser(tx, user.id);
      const sessions = await revokeSessions(tx, clock, user.id);
      await endAllOffers(tx, publish, user.id);
      await withdrawAll(tx, publish, user.id);
      await files.dropAll(tx);
      await deleteUser(tx, user.id);
      await recordEvent(tx, { event: "account_deleted", accountId: user.id, address });
      const mail = accountDeletedMail(firstname);
      await sendMail(tx, { recipient: email, subject: say(mail.subject), body: say(mail.body) });
      return sessions;
    }),
  );
  for (const sessionId of ended) publish(user.id, { kind: "session-ended", sessionId });
  return ok({ message: say(accountErrors.deleted) });
};

export const deletionRoutes = { deleteMe } satisfies Routes;
