import type { Mutant } from "./seeding";

const list = "listJobOffersForMe";

/** How far lists of offers are ranked, and from which offers; each limit is reached by a few here. */
export const offerBoundMutants: Mutant[] = [
  {
    name: "the list without filters is ranked as far as its first offer alone",
    found: [list, "matches as in the vector 'between equals the newest first'"],
    reads: "Math.min(end, maxRanked)",
    becomes: "Math.min(end, page.offset + 1)",
  },
  {
    name: "a filtered list holds two offers",
    found: [list, "finds what was published within some days"],
    reads: "ranked\n    .toSorted(compareRanks)\n    .slice(0, maxRanked)",
    becomes: "ranked.toSorted(compareRanks).slice(0, 2)",
  },
  {
    name: "of few offers that fulfil a filter, not all are listed",
    found: [list, "finds what was published within some days"],
    reads: "{ ids: fitting(rows), isAll: true }",
    becomes: "{ ids: fitting(rows).slice(0, 1), isAll: true }",
  },
];
