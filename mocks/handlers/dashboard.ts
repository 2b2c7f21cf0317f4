import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import { dayInParis, lastMondays, missingOfApplicant, missingOfRecruiter, mondayOf } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { respond } from "../http/routes";
import { discussionsOf, presentDiscussion } from "../messaging";
import { presentForApplicant } from "../present-offers";
import { applicationOf, applicationsBy, isSaved, offersFor, offersOf, receivedApplications } from "../offers";
import {
  applicantProfileOf,
  newestFirst,
  presentPerson,
  recruiterProfileOf,
  rowOf,
  rowsOf,
  userById,
} from "../find-rows";

/** The number of items in each list, and of weeks counted. */
const SHOWN = 3;
const SHOWN_WEEKS = 12;

/** The counts of the home page, and the next steps. */
export const dashboardHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    getDashboardStats: ({ me }) => {
      const figures = me.role === "applicant" ? applicantFigures(db, me.id) : recruiterFigures(db, me.id);
      return ok({ data: { ...figures, notifications: rowsOf(db.notification, me.id).length } });
    },
    getDashboardNext: ({ me }) => {
      const forRole = me.role === "applicant" ? forApplicant(db, me.id) : forRecruiter(db, me.id);
      const discussions = discussionsOf(db, me.id).slice(0, SHOWN);
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
  const opened = new Set(rowsOf(db.openedOffer, me).map(({ jobOfferId }) => jobOfferId));
  const isNew = (id: number) => !opened.has(id) && !isSaved(db, me, id) && !applicationOf(db, me, id);
  const unseen = offersFor(db, me).all.filter(({ offer }) => isNew(offer.id));
  const profile = applicantProfileOf(db, me);
  const none = { hasSkills: false, profile: null, resume: null, sector: null };
  const decisions = applicationsBy(db, me)
    .toSorted((a, b) => (b.decidedAt ?? "").localeCompare(a.decidedAt ?? ""))
    .flatMap(({ jobOfferId, decision, decidedAt }) => {
      const offer = rowOf(db.jobOffer, jobOfferId);
      if (!offer || decidedAt === null) return [];
      const company = recruiterProfileOf(db, offer.recruiterId)?.company ?? null;
      return [{ jobOfferID: offer.id, jobTitle: offer.jobTitle, company, decision, decidedAt }];
    });
  return {
    missing: missingOfApplicant(profile ? { ...profile, hasSkills: profile.skills.length > 0 } : none),
    hasApplied: userById(db, me).hasApplied || applicationsBy(db, me).length > 0,
    offers: unseen.slice(0, SHOWN).map((one) => presentForApplicant(db, one, me)),
    decisions: decisions.slice(0, SHOWN),
  };
}

function forRecruiter(db: Db, me: number): ForRole {
  const open = offersOf(db, me).filter(({ active }) => active);
  const received = receivedApplications(db, me);
  const waiting = received
    .toSorted((a, b) => newestFirst(b, a))
    .flatMap(({ id, jobOfferId, applicantId, decision, createdAt }) => {
      const offer = open.find((each) => each.id === jobOfferId);
      if (!offer || decision !== null) return [];
      const applicant = presentPerson(db, applicantId);
      return [{ id, jobOfferID: offer.id, jobTitle: offer.jobTitle, applicant, createdAt }];
    });
  const quiet = open
    .filter((offer) => received.every(({ jobOfferId }) => jobOfferId !== offer.id))
    .map(({ id, jobTitle, createdAt }) => ({ id, jobTitle, createdAt }))
    .toReversed();
  const weeks = received.map(({ createdAt }) => mondayOf(dayInParis(new Date(createdAt))));
  return {
    missing: missingOfRecruiter(recruiterProfileOf(db, me) ?? { company: null, description: null }),
    hasPublished: userById(db, me).hasPublished || offersOf(db, me).length > 0,
    waiting: { items: waiting.slice(0, SHOWN), totalItems: waiting.length },
    offersWithoutApplications: { items: quiet.slice(0, SHOWN), totalItems: quiet.length },
    weeks: lastMondays(dayInParis(db.clock.now()), SHOWN_WEEKS).map((startsAt) => ({
      startsAt,
      applications: weeks.filter((week) => week === startsAt).length,
    })),
  };
}
