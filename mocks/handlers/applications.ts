import { createdOnce, ok } from "@passerelle/api/contract";
import { applicationErrors, Problem, rateLimits } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { createOnce, found } from "../domain/creations";
import { notify, removeNotifications } from "../domain/notify";
import { tellOwn } from "../domain/own-updates";
import { applicationById, markSeen, presentApplication } from "../domain/received";
import { applicationOf, newestFirst, offerById, offerFor, pageFrom, presentOwn, type Row } from "../domain/rows";
import { countOrReject, rejectWhileLimited } from "../http/limits";
import { type Handler, respond } from "../http/respond";

/** Creating, listing, deciding and withdrawing applications. */
export const applicationHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    listApplications: listApplications(db),

    createApplication: ({ me, body: { jobOfferID, message, clientId } }) => {
      const { row, isNew } = createOnce(db, {
        userId: me.id,
        kind: "application",
        clientId,
        create: () => apply(db, me.id, jobOfferID, message || null),
        find: (where) => db.application.findFirst({ where }),
        missing: applicationErrors.noApplication,
      });
      return createdOnce(isNew, { data: presentOwn(row) });
    },

    deleteApplication: ({ me, params: { applicationID: applicationId } }) => {
      withdraw(db, me.id, applicationId);
      return ok({});
    },
  });

/** Withdraws an application in any state; its recruiter is notified. */
export function withdraw(db: Db, applicantId: number, applicationId: number): void {
  const where = { id: { equals: applicationId }, applicantId: { equals: applicantId } };
  const { jobOfferId, createdAt } = found(db.application.delete({ where }), applicationErrors.noApplication);
  db.applicationNote.deleteMany({ where: { applicationId: { equals: applicationId } } });
  const withdrawnAt = db.clock.now().toISOString();
  db.withdrawnApplication.create({ jobOfferId, applicantId, createdAt, withdrawnAt });
  const { recruiterId, jobTitle } = found(offerById(db, jobOfferId));
  const params = { jobTitle, applicationId };
  removeNotifications(db, ["application_sent"], { targetId: jobOfferId, userId: recruiterId, actorId: applicantId });
  notify(db, { event: "application_withdrawn", actorId: applicantId, targetId: jobOfferId, params, to: [recruiterId] });
  tellOwn(db, applicantId, { kind: "application", id: jobOfferId, exists: false });
}

/** Lists an offer's applications and marks them as seen. */
function listApplications(db: Db): Handler<"listApplications"> {
  return ({ me, query }) => {
    const offer = offerById(db, query.jobOfferId);
    const { id, jobTitle } = found(offer?.recruiterId === me.id ? offer : null, applicationErrors.noOffer);
    const all = db.application.findMany({ where: { jobOfferId: { equals: id } } }).toSorted(newestFirst);
    const page = pageFrom(all, query);
    markSeen(db, me.id, { id, jobTitle }, page.items);
    return ok({
      ...page,
      items: page.items.map((one) => presentApplication(db, me.id, found(applicationById(db, one.id)))),
    });
  };
}

/** Stores an application, one for each offer, and notifies the recruiter. */
function apply(db: Db, applicantId: number, offerId: number, message: string | null): Row<"application"> {
  const offer = found(offerFor(db, applicantId, offerId), applicationErrors.noOffer);
  if (!offer.active) throw new Problem(409, applicationErrors.inactiveOffer);
  if (applicationOf(db, applicantId, offer.id)) throw new Problem(409, applicationErrors.alreadyApplied);
  const limited = [
    [rateLimits.applications, String(applicantId)],
    [rateLimits.sameOffer, `${applicantId} ${offer.id}`],
  ] as const;
  // What one of them refuses does not count for the other.
  for (const [limit, subject] of limited) rejectWhileLimited(db, limit, subject);
  for (const [limit, subject] of limited) countOrReject(db, limit, subject);
  const createdAt = db.clock.now().toISOString();
  const application = db.application.create({ jobOfferId: offer.id, applicantId, message, createdAt });
  const params = { jobTitle: offer.jobTitle, applicationId: application.id };
  const to = [offer.recruiterId];
  removeNotifications(db, ["application_withdrawn"], { targetId: offer.id, actorId: applicantId });
  notify(db, { event: "application_sent", actorId: applicantId, targetId: offer.id, params, to });
  tellOwn(db, applicantId, { kind: "application", id: offer.id, exists: true });
  return application;
}
