import type { Schemas } from "@passerelle/api";
import {
  dayInParis,
  deletedPerson,
  homeListSize,
  homeWeeks,
  missingOfApplicant,
  missingOfRecruiter,
} from "@passerelle/domain";
import { ok, type Services } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { unseenOffers } from "../job-offers";
import { latestDiscussions } from "../messages";
import {
  countByWeek,
  findApplicantParts,
  findRecruiterParts,
  listDecisions,
  listQuietOffers,
  listWaiting,
} from "./next-store";
import { lastMondays } from "./weeks";

type Counted = Pick<Services, "db" | "offers" | "clock">;
type ForRole = Omit<Schemas["DashboardNext"], "discussions">;

async function forApplicant(call: Counted, userId: number): Promise<ForRole> {
  const { db } = call;
  const [{ hasApplied, ...parts }, offers, decisions] = await Promise.all([
    findApplicantParts(db, userId),
    unseenOffers(call, userId, homeListSize),
    listDecisions(db, userId, homeListSize),
  ]);
  return {
    missing: missingOfApplicant(parts),
    hasApplied,
    offers,
    decisions: decisions.map(({ id, job_title, company, decision, decided_at }) => ({
      jobOfferID: id,
      jobTitle: job_title,
      company: company || null,
      decision,
      decidedAt: decided_at.toISOString(),
    })),
  };
}

async function forRecruiter({ db, clock }: Counted, userId: number): Promise<ForRole> {
  const today = dayInParis(clock.now());
  const mondays = lastMondays(today, homeWeeks);
  const [{ hasPublished, ...parts }, waiting, quiet, counts] = await Promise.all([
    findRecruiterParts(db, userId),
    listWaiting(db, today, userId, homeListSize),
    listQuietOffers(db, today, userId, homeListSize),
    countByWeek(db, userId, mondays),
  ]);
  return {
    missing: missingOfRecruiter(parts),
    hasPublished,
    waiting: {
      items: waiting.items.map(({ id, offer_id, job_title, applicant, created_at }) => ({
        id,
        jobOfferID: offer_id,
        jobTitle: job_title,
        applicant: applicant ?? deletedPerson,
        createdAt: created_at.toISOString(),
      })),
      totalItems: waiting.total,
    },
    offersWithoutApplications: {
      items: quiet.items.map(({ id, job_title, created_at }) => ({
        id,
        jobTitle: job_title,
        createdAt: created_at.toISOString(),
      })),
      totalItems: quiet.total,
    },
    weeks: mondays.map((startsAt, index) => ({ startsAt, applications: counts[index] ?? 0 })),
  };
}

/** GET /dashboard/next: suggestions for the role, and the latest discussions. */
export const getDashboardNext = route<"getDashboardNext">({ role: "member" }, async (call) => {
  const { db, user } = call;
  const [forRole, discussions] = await Promise.all([
    user.role === "applicant" ? forApplicant(call, user.id) : forRecruiter(call, user.id),
    latestDiscussions(db, user.id, homeListSize),
  ]);
  return ok({ data: { ...forRole, discussions } });
});
