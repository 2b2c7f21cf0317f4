import { dayInParis, offerFilters, pageOf, paging } from "@passerelle/domain";
import { ok } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { deletedOffer, findKeptTo } from "../applications";
import { findDeclared, findReader } from "./applicant";
import * as presenter from "./presenter";
import { filterOf, hiddenOf } from "./filter";
import { countIn, countOwn, listFor } from "./lists";

/**
 * GET /job-offers-for-me: lists open offers and those applied to, best fit first; or only those applied to, or saved.
 */
export const listJobOffersForMe = route<"listJobOffersForMe">(
  { role: "applicant" },
  async ({ db, offers, clock, user, query }) => {
    const page = paging(query);
    const view = query.view ?? "all";
    const filters = offerFilters(query);
    const filter = filterOf(filters, clock.now());
    const hidden = hiddenOf(filters, clock.now());
    const [reader, own] = await Promise.all([findReader(db, user.id), countOwn(db, user.id)]);
    const asked = { db, offers, id: user.id, reader, today: dayInParis(clock.now()) };
    const listed = await listFor(asked, view, filter, page);
    const [declared, kept, all, hiddenWithoutSalary] = await Promise.all([
      findDeclared(db, user.id, listed.offers),
      view === "applied" ? findKeptTo(db, user.id, listed.ids) : [],
      view === "all" && !filter ? listed.total : countIn(asked, "all", undefined),
      hidden ? countIn(asked, view, hidden) : 0,
    ]);
    const shown = new Map([
      ...listed.offers.map((offer) => [offer.id, presenter.offerForApplicant(offer, declared)] as const),
      ...kept.map((application) => [application.offer_id, deletedOffer(application)] as const),
    ]);
    const items = listed.ids.flatMap((id) => shown.get(id) ?? []);
    return ok({
      ...pageOf(items, listed.total, page),
      next: listed.next,
      counts: { all, ...own },
      ...(filters.minSalary !== undefined && { hiddenWithoutSalary }),
    });
  },
);
