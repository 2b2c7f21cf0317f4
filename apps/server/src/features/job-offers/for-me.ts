import type { operations } from "@passerelle/api";
import { dayInParis, offerFilters } from "@passerelle/domain";
import { pageOf, paging } from "../../platform/http/paging";
import { ok } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import { deletedOffer, findKeptTo } from "../applications";
import { nearby } from "../places";
import { findDeclared, findReader } from "./reading-applicant";
import * as presenter from "./presenter";
import { type Filter, filterOf, hiddenOf, withLevel } from "./filter";
import { reasonsOf } from "./found-by";
import { type Asked, countIn, countOwn, type Listed, listFor } from "./ranked-lists";
import { countChoices } from "./facets";
import { nearestOffers } from "./nearest-offers";
import { understand } from "./understood-search";

type Query = NonNullable<operations["listJobOffersForMe"]["parameters"]["query"]>;

/** The number of offers for each choice, if requested; and what an empty list would hold without one of its filters. */
async function surveyOf(
  { db, offers, reader, today }: Asked,
  now: Date,
  { facets, search = "" }: Query,
  filter: Filter | undefined,
  { total, found }: Listed,
) {
  const isEmpty = total === 0 && filter !== undefined;
  if (!facets && !isEmpty) return {};
  const index = await offers.current(reader.applied);
  return {
    ...(facets && { facets: countChoices(index, reader, { today, now }, found?.checks ?? []) }),
    ...(isEmpty && { nearest: await nearestOffers({ db, reader, today }, index, filter, search) }),
  };
}

/**
 * GET /job-offers-for-me: lists open offers and those applied to, best fit first; or only those applied to, or saved.
 */
export const listJobOffersForMe = route<"listJobOffersForMe">(
  { role: "applicant" },
  async ({ db, offers, clock, user, query: asked }) => {
    const page = paging(asked);
    const { query, understood } = understand(asked);
    const view = query.view ?? "all";
    const filters = offerFilters(query);
    const near = nearby(query);
    const [reader, own] = await Promise.all([findReader(db, user.id), countOwn(db, user.id)]);
    const isOfLevel = view === "all" && query.level === "mine";
    const atLevel = (filter: Filter | undefined) => (isOfLevel ? withLevel(filter, reader.keys) : filter);
    const filter = atLevel(filterOf(filters, clock.now(), near));
    const withoutPay = hiddenOf(filters, clock.now(), near);
    const hidden = withoutPay && atLevel(withoutPay);
    const caller = { db, offers, id: user.id, reader, today: dayInParis(clock.now()) };
    const listed = await listFor(caller, view, filter, page);
    const others = view === "all" ? await surveyOf(caller, clock.now(), query, filter, listed) : {};
    const [declared, kept, all, hiddenWithoutSalary] = await Promise.all([
      findDeclared(db, reader, listed.offers),
      view === "applied" ? findKeptTo(db, user.id, listed.ids) : [],
      view === "all" && !filter ? listed.total : countIn(caller, "all", undefined),
      hidden ? countIn(caller, view, hidden) : 0,
    ]);
    const shown = new Map([
      ...listed.offers.map(
        (offer) =>
          [
            offer.id,
            { ...presenter.offerForApplicant(offer, declared, near), ...reasonsOf(offer, listed.found, query.search) },
          ] as const,
      ),
      ...kept.map((application) => [application.offer_id, deletedOffer(application)] as const),
    ]);
    const items = listed.ids.flatMap((id) => shown.get(id) ?? []);
    return ok({
      ...pageOf(items, listed.total, page),
      next: listed.next,
      counts: { all, ...own },
      ...others,
      ...(understood && { understood }),
      ...(filters.minSalary !== undefined && { hiddenWithoutSalary }),
    });
  },
);
