import { dayInParis, jobOfferErrors, notFound } from "@passerelle/domain";
import { pageOf, paging } from "../../platform/http/paging";
import { ok } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { readableOffer, seesAll } from "./access";
import { findDeclared, findReader } from "./reading-applicant";
import * as presenter from "./presenter";
import { keepOpened } from "./opened-store";
import { listOwnOffers } from "./recruiter-list";
import { findRecruiter, listOpenOffers } from "./store";

/**
 * GET /job-offers/recruiter/{username}: lists active offers, newest first; recruiters can list and filter all their
 * own.
 */
export const listRecruiterJobOffers = route<"listRecruiterJobOffers">(
  { role: "member" },
  async ({ db, clock, user, params, query }) => {
    const now = clock.now();
    const today = dayInParis(now);
    const recruiter = await findRecruiter(db, params.username, now, user.id);
    if (!recruiter) throw notFound(jobOfferErrors.noRecruiter);
    const page = paging(query);
    if (seesAll(user, recruiter.id)) {
      const { rows, next, total, counts } = await listOwnOffers(db, recruiter.id, query, { today, now }, page);
      return ok({ ...pageOf(rows.map(presenter.ownOffer), total, page), next, counts });
    }
    const { rows, next, total } = await listOpenOffers(db, recruiter.id, today, page);
    return ok({ ...pageOf(rows.map(presenter.jobOffer), total, page), next });
  },
);

/** GET /job-offer/{id}: returns an offer in full, and records that an applicant has opened it. */
export const getJobOffer = route<"getJobOffer">({ role: "member" }, async ({ db, clock, user, params, marksSeen }) => {
  const offer = await readableOffer(db, clock, user, params.id);
  if (user.role !== "applicant") return ok({ data: presenter.offerDetail(offer, undefined) });
  if (marksSeen && !offer.opened) await keepOpened(db, user.id, offer.id);
  const declared = await findDeclared(db, await findReader(db, user.id), [offer]);
  return ok({ data: presenter.offerDetail(offer, declared) });
});
