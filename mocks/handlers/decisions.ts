import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import { applicationErrors, decisionEvent, decisionEvents, notFound } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { found } from "../domain/creations";
import { notify, removeNotifications } from "../domain/notify";
import { applicationById, presentApplication } from "../domain/received";
import { offerById } from "../domain/rows";
import { respond } from "../http/respond";

/** Accepting, rejecting and reopening applications. */
export const decisionHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    decideApplication: ({ me, params, body }) => {
      const outcome = decide(db, me.id, params.applicationID, body);
      if (outcome === "gone") throw notFound(applicationErrors.noApplication);
      return ok({ data: presentApplication(db, me.id, found(applicationById(db, params.applicationID))) });
    },

    decideApplications: ({ me, body }) =>
      ok({
        data: body.decisions.map(({ applicationID, ...decision }) => ({
          applicationID,
          outcome: decide(db, me.id, applicationID, decision),
        })),
      }),
  });

/** Decides on an application to a recruiter's offer; a repeated decision changes nothing. */
function decide(
  db: Db,
  recruiterId: number,
  id: number,
  { decision, message }: Schemas["DecisionInput"],
): Schemas["DecisionResult"]["outcome"] {
  const before = applicationById(db, id);
  const offer = before && offerById(db, before.jobOfferId);
  if (!before || offer?.recruiterId !== recruiterId) return "gone";
  const word = decision === null ? "" : (message ?? "");
  if (decision === before.decision && word === before.decisionMessage) return "unchanged";
  const now = db.clock.now().toISOString();
  const data = { decision, decisionMessage: word, decidedAt: decision && now, seenAt: before.seenAt ?? now };
  db.application.update({ where: { id: { equals: id } }, data, strict: true });
  const { applicantId } = before;
  removeNotifications(db, decisionEvents, { targetId: offer.id, userId: applicantId });
  const last = lastDecisionTold(db, applicantId, offer.id);
  if (decision !== null || (last !== undefined && last !== "application_undecided")) {
    const params = { jobTitle: offer.jobTitle, ...(word !== "" && { word }) };
    notify(db, { event: decisionEvent(decision), actorId: recruiterId, targetId: offer.id, params, to: [applicantId] });
  }
  return "decided";
}

const lastDecisionTold = (db: Db, userId: number, targetId: number) =>
  db.notification
    .findMany({ where: { userId: { equals: userId }, targetId: { equals: targetId } } })
    .findLast(({ event }) => decisionEvents.some((one) => one === event))?.event;
