import type { Schemas } from "@passerelle/api";
import { day } from "@passerelle/domain";
import { isOfLevel } from "./filter";
import type { OfferFacts } from "./offer-facts";
import type { OfferRanking, Reader } from "./ranked-offers-index";
import type { Check } from "./word-search";

type Facets = Required<Omit<Schemas["JobOfferFacets"], "level">>;

const noOffers = (): Facets => ({
  contract: { stage: 0, alternance: 0, cdd: 0, cdi: 0, freelance: 0 },
  remote: { none: 0, partial: 0, full: 0 },
  publishedWithin: { day: 0, week: 0, month: 0 },
  withoutSalary: 0,
});

const days: readonly (readonly [keyof Facets["publishedWithin"], number])[] = [
  ["day", 1],
  ["week", 7],
  ["month", 30],
];

const isOf = <Name extends string>(counts: Record<Name, number>, name: string): name is Name => name in counts;

type Visit = (offer: OfferFacts, failed: Check | undefined) => void;

/** Visits the offers of a reader's list that meet all conditions, or all but one. */
const forNear = (index: OfferRanking, reader: Reader, today: string, checks: readonly Check[], visit: Visit) =>
  index.forEach(reader, today, (offer) => {
    const fails = ({ holds }: Check) => !holds(offer);
    const at = checks.findIndex(fails);
    if (at < 0 || at === checks.findLastIndex(fails)) visit(offer, checks[at]);
  });

/** The number of offers for each choice of a filter while the others stay; visitors have no level (D-403, D-489). */
export function countChoices(
  index: OfferRanking,
  reader: Reader,
  { today, now }: { today: string; now: Date },
  checks: readonly Check[],
): Schemas["JobOfferFacets"] {
  const facets = noOffers();
  let level = 0;
  const hasLevel = isOfLevel(reader.keys);
  const from = reader.isVisitor ? "publicSince" : "createdAt";
  // In microseconds, as the dates of offers.
  const ages = days.map(([name, count]) => ({ name, since: (now.getTime() - count * day * 1_000) * 1_000 }));
  forNear(index, reader, today, checks, (offer, failed) => {
    const { contract, remote, pay } = offer;
    const isChoice = (filter: Check["filter"]) => failed === undefined || failed.filter === filter;
    if (isChoice("contract") && isOf(facets.contract, contract)) facets.contract[contract] += 1;
    if (isChoice("remote") && isOf(facets.remote, remote)) facets.remote[remote] += 1;
    if (isChoice("minSalary") && pay === Infinity) facets.withoutSalary += 1;
    if (!reader.isVisitor && isChoice("level") && hasLevel(offer)) level += 1;
    if (!isChoice("publishedWithin")) return;
    for (const { name, since } of ages) if (offer[from] > since) facets.publishedWithin[name] += 1;
  });
  return { ...facets, ...(!reader.isVisitor && { level }) };
}

/** For each condition, the number of offers that only it keeps out of a reader's list. */
export function countLeftOut(
  index: OfferRanking,
  reader: Reader,
  today: string,
  checks: readonly Check[],
): Map<Check, number> {
  const leftOut = new Map<Check, number>();
  forNear(index, reader, today, checks, (_, failed) => {
    if (failed) leftOut.set(failed, (leftOut.get(failed) ?? 0) + 1);
  });
  return leftOut;
}
