import { ok } from "@passerelle/api/contract";
import { accountErrors } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { removeNotifications } from "../domain/notify";
import { removePost } from "../domain/posts";
import { leaveUsername } from "../domain/registration";
import { confirmPassword, endSessions } from "../domain/sessions";
import { respond } from "../http/respond";
import { withdraw } from "./applications";
import { endOffer } from "./job-offers";

/** Deletes an account with all that is its alone; its messages stay for the other side. */
function deleteAccount(db: Db, { id, username }: { id: number; username: string }): void {
  const own = { where: { userId: { equals: id } } };
  const written = { where: { authorId: { equals: id } } };
  for (const offer of db.jobOffer.findMany({ where: { recruiterId: { equals: id } } })) endOffer(db, offer);
  for (const { id: applicationId } of db.application.findMany({ where: { applicantId: { equals: id } } }))
    withdraw(db, id, applicationId);
  removeNotifications(db, ["post_like", "post_comment", "comment_like"], { actorId: id });
  for (const post of db.post.findMany(written)) removePost(db, post);
  for (const comment of db.comment.findMany(written))
    db.commentLike.deleteMany({ where: { commentId: { equals: comment.id } } });
  db.comment.deleteMany(written);
  for (const table of [
    db.postLike,
    db.commentLike,
    db.savedOffer,
    db.openedOffer,
    db.offerMatchSent,
    db.offerAlert,
    db.letterTemplate,
    db.formation,
    db.experience,
    db.project,
    db.certification,
  ])
    table.deleteMany(own);
  for (const table of [db.applicantProfile, db.recruiterProfile, db.notification, db.passwordReset, db.emailChange])
    table.deleteMany(own);
  for (const table of [db.emailUndo, db.notificationSetting, db.unsubscribeCode]) table.deleteMany(own);
  leaveUsername(db, id, username);
  for (const side of ["blockerId", "blockedId"] as const) db.block.deleteMany({ where: { [side]: { equals: id } } });
  db.resumeView.deleteMany({ where: { ownerId: { equals: id } } });
  db.report.deleteMany({ where: { reporterId: { equals: id } } });
  db.user.delete({ where: { id: { equals: id } } });
}

/** The end of an account. */
export const deletionHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    deleteMe: ({ me, body, say }) => {
      confirmPassword(db, me, body.currentPassword);
      const { id } = me;
      deleteAccount(db, me);
      endSessions(db, id);
      return ok({ message: say(accountErrors.deleted) });
    },
  });
