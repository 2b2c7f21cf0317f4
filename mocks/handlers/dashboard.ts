import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import { type Db, defaultDb } from "../db";
import { respond } from "../http/routes";
import { discussionsOf, presentDiscussion } from "../messaging";
import { presentForApplicant } from "../present-offers";
import { applicationOf, applicationsBy, applicationsTo, offersFor, offersOf, receivedApplications } from "../offers";
import { presentPerson, recruiterProfileOf, rowOf, rowsOf } from "../find-rows";

const maxItems = 3;

/** The counts of the home page, and the next steps. */
export const dashboardHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    getDashboardStats: ({ me }) => {
      const figures = me.role === "applicant" ? applicantFigures(db, me.id) : recruiterFigures(db, me.id);
      return ok({ data: { ...figures, notifications: rowsOf(db.notification, me.id).length } });
    },
    getDashboardNext: ({ me }) => {
      const forRole = me.role === "applicant" ? forApplicant(db, me.id) : forRecruiter(db, me.id);
      const discussions = discussionsOf(db, me.id).slice(0, maxItems);
      return ok({ data: { ...forRole, discussions: discussions.map((one) => presentDiscussion(db, one, me.id)) } });
    },
  });

type Figures = Omit<Schemas["DashboardStats"], "notifications">;
type ForRole = Omit<Schemas["DashboardNext"], "discussions">;

const applicantFigures = (db: Db, me: number): Figures => ({
  formations: rowsOf(db.formation, me).length,
  experiences: rowsOf(db.experience, me).length,
  projects: rowsOf(db.project, me).length,
  certifications: rowsOf(db.certification, me).length,
  applications: applicationsBy(db, me).length,
});

function recruiterFigures(db: Db, me: number): Figures {
  const [offers, received] = [offersOf(db, me), receivedApplications(db, me)];
  return {
    jobOffers: offers.length,
    activeJobOffers: offers.filter((offer) => offer.active).length,
    applications: received.length,
    seenApplications: received.filter((application) => application.seenAt !== null).length,
    acceptedApplications: received.filter((application) => application.decision === "accepted").length,
  };
}

function forApplicant(db: Db, me: number): ForRole {
  const decisions = applicationsBy(db, me).flatMap(({ jobOfferId, decision, decidedAt }) => {
    const offer = rowOf(db.jobOffer, jobOfferId);
    if (!offer || decidedAt === null) return [];
    const company = recruiterProfileOf(db, offer.recruiterId)?.company ?? null;
    return [{ jobOfferID: offer.id, jobTitle: offer.jobTitle, company, decision, decidedAt }];
  });
  const offers = offersFor(db, me).all.filter(({ offer }) => !applicationOf(db, me, offer.id));
  return {
    offers: offers.slice(0, maxItems).map((one) => presentForApplicant(db, one, me)),
    decisions: decisions.slice(0, maxItems),
  };
}

function forRecruiter(db: Db, me: number): ForRole {
  const waiting = receivedApplications(db, me).flatMap(({ id, jobOfferId, applicantId, decision, createdAt }) => {
    const offer = rowOf(db.jobOffer, jobOfferId);
    if (!offer || decision !== null) return [];
    return [
      { id, jobOfferID: offer.id, jobTitle: offer.jobTitle, applicant: presentPerson(db, applicantId), createdAt },
    ];
  });
  const quiet = offersOf(db, me).filter((offer) => offer.active && applicationsTo(db, offer).length === 0);
  const listed = quiet.map(({ id, jobTitle, createdAt }) => ({ id, jobTitle, createdAt }));
  return {
    waiting: { items: waiting.slice(0, maxItems), totalItems: waiting.length },
    offersWithoutApplications: { items: listed.slice(0, maxItems), totalItems: listed.length },
  };
}
