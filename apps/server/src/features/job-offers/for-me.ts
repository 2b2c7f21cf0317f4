import { dayInParis, offerFilters, pageOf, paging } from "@passerelle/domain";
import { ok } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { deletedOffer, findKeptTo } from "../applications";
import { findApplicant } from "./applicant";
import * as presenter from "./presenter";
import { filterOf } from "./filter";
import { countOffersFor } from "./ranking";
import { countOwn, listFor } from "./lists";
import { findOffersFor } from "./store";

/**
 * GET /job-offers-for-me: lists open offers and those applied to, best fit first; or only those applied to, or saved.
 */
export const listJobOffersForMe = route<"listJobOffersForMe">(
  { role: "applicant" },
  async ({ db, clock, user, query }) => {
    const page = paging(query);
    const today = dayInParis(clock.now());
    const view = query.view ?? "all";
    const filter = filterOf(offerFilters(query), clock.now());
    const [applicant, own, all] = await Promise.all([
      findApplicant(db, user.id),
      countOwn(db, user.id),
      countOffersFor(db, today, user.id),
    ]);
    const reader = { id: user.id, ...applicant };
    const { ids, total } = await listFor(db, reader, today, { view, filter, all }, page);
    const offers = await findOffersFor(db, today, user.id, ids);
    const kept = view === "applied" ? await findKeptTo(db, user.id, ids) : [];
    const shown = new Map([
      ...offers.map((offer) => [offer.id, presenter.offerForApplicant(offer, applicant)] as const),
      ...kept.map((application) => [application.offer_id, deletedOffer(application)] as const),
    ]);
    const items = ids.flatMap((id) => shown.get(id) ?? []);
    return ok({ ...pageOf(items, total, page), counts: { all, ...own } });
  },
);
