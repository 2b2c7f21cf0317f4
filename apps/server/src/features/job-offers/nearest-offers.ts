import type { Schemas } from "@passerelle/api";
import { countLeftOut } from "./facets";
import type { Filter } from "./filter";
import { typedWord } from "./found-by";
import type { Asked } from "./ranked-lists";
import type { OfferRanking } from "./ranked-offers-index";
import { separateChecks } from "./word-search";

/** What an empty list would hold without one of its words or filters, the most offers first (D-403). */
export async function nearestOffers(
  { db, reader, today }: Pick<Asked, "db" | "reader" | "today">,
  index: OfferRanking,
  filter: Filter,
  search: string,
): Promise<Schemas["JobOfferNearest"][]> {
  const checks = await separateChecks(db, index.vocabulary, reader, filter);
  return [...countLeftOut(index, reader, today, checks)]
    .toSorted(([, one], [, other]) => other - one)
    .map(([{ filter: name, word }, count]) => ({
      filter: name,
      ...(word && { word: typedWord(search, word) }),
      count,
    }));
}
