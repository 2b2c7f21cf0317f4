import type { Schemas } from "@passerelle/api";
import { ok } from "@passerelle/api/contract";
import { dayInParis, lastMondays, missingOfApplicant, missingOfRecruiter, mondayOf } from "@passerelle/domain";
import { type Db, defaultDb } from "../db";
import { offersFor } from "../domain/matching";
import { listedDiscussions, presentDiscussion, presentPerson } from "../domain/messaging";
import { openedBy } from "../domain/opened-offers";
import { applicationOf, newestFirst, offerById, offersOf, receivedApplications, savedOfferOf } from "../domain/rows";
import { respond } from "../http/respond";
import { presentForApplicant } from "./job-offers";

/** How much of each is shown, and how far back is counted. */
const SHOWN = 3;
const SHOWN_WEEKS = 12;

/** What one may do next. */
export const dashboardNextHandlers = (db: Db = defaultDb()) =>
  respond(db, {
    getDashboardNext: ({ me }) => {
      const forRole = me.role === "applicant" ? forApplicant(db, me.id) : forRecruiter(db, me.id);
      const discussions = listedDiscussions(db, me.id).slice(0, SHOWN);
      return ok({ data: { ...forRole, discussions: discussions.map((one) => presentDiscussion(db, one, me.id)) } });
    },
  });

type ForRole = Omit<Schemas["DashboardNext"], "discussions">;

function forApplicant(db: Db, me: number): ForRole {
  const opened = openedBy(db, me);
  const unseen = offersFor(db, me).filter(
    ({ offer: { id } }) => !opened.includes(id) && !savedOfferOf(db, me, id) && !applicationOf(db, me, id),
  );
  const profile = db.applicantProfile.findFirst({ where: { userId: { equals: me } } });
  const none = { hasSkills: false, profile: null, resume: null, sector: null };
  return {
    missing: missingOfApplicant(profile ? { ...profile, hasSkills: profile.skills.length > 0 } : none),
    offers: unseen.slice(0, SHOWN).map((one) => presentForApplicant(db, one, me)),
    decisions: decisionsOn(db, me).slice(0, SHOWN),
  };
}

function decisionsOn(db: Db, applicantId: number): Schemas["DecidedApplication"][] {
  return db.application
    .findMany({ where: { applicantId: { equals: applicantId } } })
    .toSorted((a, b) => (b.decidedAt ?? "").localeCompare(a.decidedAt ?? "") || b.id - a.id)
    .flatMap(({ jobOfferId, decision, decidedAt }) => {
      const offer = offerById(db, jobOfferId);
      if (!offer || decidedAt === null) return [];
      const profile = db.recruiterProfile.findFirst({ where: { userId: { equals: offer.recruiterId } } });
      const company = profile?.company ?? null;
      return [{ jobOfferID: offer.id, jobTitle: offer.jobTitle, company, decision, decidedAt }];
    });
}

function forRecruiter(db: Db, me: number): ForRole {
  const open = new Map(
    offersOf(db, me)
      .filter(({ active }) => active)
      .map((offer) => [offer.id, offer]),
  );
  const received = receivedApplications(db, me);
  const waiting = received
    .toSorted((a, b) => newestFirst(b, a))
    .flatMap(({ id, jobOfferId, applicantId, decision, createdAt }) => {
      const offer = open.get(jobOfferId);
      if (!offer || decision !== null) return [];
      const applicant = presentPerson(db, applicantId);
      return [{ id, jobOfferID: offer.id, jobTitle: offer.jobTitle, applicant, createdAt }];
    });
  const quiet = [...open.values()]
    .filter((offer) => received.every(({ jobOfferId }) => jobOfferId !== offer.id))
    .toSorted((a, b) => newestFirst(b, a))
    .map(({ id, jobTitle, createdAt }) => ({ id, jobTitle, createdAt }));
  const weeks = received.map(({ createdAt }) => mondayOf(dayInParis(new Date(createdAt))));
  const profile = db.recruiterProfile.findFirst({ where: { userId: { equals: me } } });
  return {
    missing: missingOfRecruiter(profile ?? { company: null, description: null }),
    waiting: { items: waiting.slice(0, SHOWN), totalItems: waiting.length },
    offersWithoutApplications: { items: quiet.slice(0, SHOWN), totalItems: quiet.length },
    weeks: lastMondays(dayInParis(db.clock.now()), SHOWN_WEEKS).map((startsAt) => ({
      startsAt,
      applications: weeks.filter((week) => week === startsAt).length,
    })),
  };
}
