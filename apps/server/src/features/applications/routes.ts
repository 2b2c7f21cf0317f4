import { applicationErrors, dayInParis, notFound, Problem, rateLimits } from "@passerelle/domain";
import { pageOf, paging } from "../../platform/http/paging";
import { createOnce } from "../../platform/database/idempotency";
import { inTransaction } from "../../platform/database/transactions";
import { createdOnce, ok, type Routes } from "../../platform/http/handler";
import { route, transactionRoute } from "../../platform/http/route";
import { countOrReject } from "../../platform/rate-limiter";
import { ownOffer } from "./access";
import { decisionRoutes } from "./decisions-routes";
import { noteRoutes } from "./notes-routes";
import { exportRoutes } from "./export-routes";
import { deleteKept, findKept } from "./kept-store";
import { lockOffer } from "./locks";
import { notifySeen, notifySent } from "./notifications";
import * as presenter from "./presenter";
import { receivedRoutes } from "./received-routes";
import { findOwnApplication, insertApplication, listApplications as findApplications } from "./store";
import { markSeen } from "./mark-seen";
import { templateRoutes } from "./templates-routes";
import { withdraw } from "./withdraw";

/** GET /applications: lists applications for the offer's recruiter, and marks them as seen. */
const listApplications = route<"listApplications">(
  { role: "recruiter" },
  async ({ db, user, query, publish, files, marksSeen }) => {
    const page = paging(query);
    const { rows, total, next } = await inTransaction(db, async (tx) => {
      const offer = await ownOffer(tx, user.id, query.jobOfferId);
      const { rows: found, total, next } = await findApplications(tx, offer.id, page);
      const seen = await markSeen(tx, marksSeen ? found.map(({ id }) => id) : []);
      await notifySeen(tx, publish, offer, user.id, seen);
      const seenAt = new Map(seen.map(({ id, seen_at }) => [id, seen_at]));
      return {
        rows: found.map((row) => ({ ...row, seen_at: seenAt.get(row.id) ?? row.seen_at })),
        total,
        next,
      };
    });
    const shown = rows.map((row) => presenter.application(row, files));
    return ok({ ...pageOf(shown, total, page), next });
  },
);

/** POST /application: applies once per offer, and notifies the recruiter. */
const createApplication = transactionRoute<"createApplication">(
  { role: "applicant" },
  async ({ db: tx, clock, user, body, publish }) => {
    const creation = { userId: user.id, kind: "applications", clientId: body.clientId } as const;
    const { id, isNew } = await createOnce(tx, creation, async () => {
      const offer = await lockOffer(tx, dayInParis(clock.now()), user.id, body.jobOfferID);
      if (!offer) throw notFound(applicationErrors.noOffer);
      if (!offer.active) throw new Problem(409, applicationErrors.closedOffer);
      const message = body.message ?? "";
      const applicationId = await insertApplication(tx, { offerId: offer.id, applicantId: user.id, message });
      if (applicationId === undefined) throw new Problem(409, applicationErrors.alreadyApplied);
      await countOrReject({ db: tx, clock }, [
        { limit: rateLimits.applications, subject: String(user.id) },
        { limit: rateLimits.sameOffer, subject: `${user.id} ${offer.id}` },
      ]);
      await notifySent(tx, publish, offer, { id: applicationId, applicantId: user.id });
      publish(user.id, { kind: "own", of: "application", id: offer.id });
      return applicationId;
    });
    const sent = await findOwnApplication(tx, user.id, id);
    if (!sent) throw notFound(applicationErrors.noApplication);
    return createdOnce(isNew, { data: presenter.ownApplication(sent) });
  },
);

/** GET /own-application/{applicationID}: returns an applicant's own application, also after the offer was deleted. */
const getOwnApplication = route<"getOwnApplication">({ role: "applicant" }, async ({ db, user, params }) => {
  const { applicationID: id } = params;
  const found = (await findOwnApplication(db, user.id, id)) ?? (await findKept(db, user.id, id));
  if (!found) throw notFound(applicationErrors.noApplication);
  return ok({ data: presenter.ownApplication(found) });
});

/** DELETE /own-application/{applicationID}: deletes an applicant's own application to a deleted offer. */
const deleteOwnApplication = transactionRoute<"deleteOwnApplication">(
  { role: "applicant" },
  async ({ db: tx, user, params, publish }) => {
    const offerId = await deleteKept(tx, user.id, params.applicationID);
    if (offerId === undefined) throw notFound(applicationErrors.noApplication);
    publish(user.id, { kind: "own", of: "application", id: offerId });
    return ok({});
  },
);

/** DELETE /application/{applicationID}: withdraws an application in any state, and notifies the recruiter. */
const deleteApplication = transactionRoute<"deleteApplication">(
  { role: "applicant" },
  async ({ db: tx, clock, user, params, publish }) => {
    if (!(await withdraw(tx, { clock, publish }, user.id, params.applicationID)))
      throw notFound(applicationErrors.noApplication);
    return ok({});
  },
);

export const applicationsRoutes = {
  ...receivedRoutes,
  ...decisionRoutes,
  ...noteRoutes,
  ...templateRoutes,
  ...exportRoutes,
  listApplications,
  createApplication,
  getOwnApplication,
  deleteOwnApplication,
  deleteApplication,
} satisfies Routes;
