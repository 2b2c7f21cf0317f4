import { dayInParis, offerFilters, pageOf, paging } from "@passerelle/domain";
import { ok } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { deletedOffer, findKeptTo } from "../applications";
import { findApplicant } from "./applicant";
import * as presenter from "./presenter";
import { filterOf, hiddenOf } from "./filter";
import { countOffersFor } from "./ranking";
import { countIn, countOwn, listFor } from "./lists";
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
    const filters = offerFilters(query);
    const filter = filterOf(filters, clock.now());
    const hidden = hiddenOf(filters, clock.now());
    const [applicant, own, all, hiddenWithoutSalary] = await Promise.all([
      findApplicant(db, user.id),
      countOwn(db, user.id),
      countOffersFor(db, today, user.id),
      hidden ? countIn(db, view, user.id, today, hidden) : 0,
    ]);
    const reader = { id: user.id, ...applicant };
    const { ids, total, next } = await listFor(db, reader, today, { view, filter, all }, page);
    const offers = await findOffersFor(db, today, user.id, ids);
    const kept = view === "applied" ? await findKeptTo(db, user.id, ids) : [];
    const shown = new Map([
      ...offers.map((offer) => [offer.id, presenter.offerForApplicant(offer, applicant)] as const),
      ...kept.map((application) => [application.offer_id, deletedOffer(application)] as const),
    ]);
    const items = ids.flatMap((id) => shown.get(id) ?? []);
    return ok({
      ...pageOf(items, total, page),
      next,
      counts: { all, ...own },
      ...(filters.minSalary !== undefined && { hiddenWithoutSalary }),
    });
  },
);
