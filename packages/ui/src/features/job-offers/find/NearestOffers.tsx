import { Flex } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import type { ReactNode } from "react";
import { type Filters, filterNames, filtersWithout, filtersWithoutWord } from "./offer-search";
import { useTranslations } from "./translations";
import { useFilterName } from "./use-filter-words";

interface NearestOffersProps {
  nearest: readonly Schemas["JobOfferNearest"][];
  filters: Filters;
  /** A button or link to the list with other filters. */
  children: (next: Filters, label: string) => ReactNode;
}

/** What an empty list would hold without one of its words or filters. */
export function NearestOffers({ nearest, filters, children }: NearestOffersProps) {
  const { t } = useTranslations();
  const nameOf = useFilterName();
  const choices = nearest.flatMap(({ filter, word, count }) => {
    const name = filterNames.find((one) => one === filter);
    const next = name && (word === undefined ? filtersWithout(filters, name) : filtersWithoutWord(filters, word));
    if (!name || !next) return [];
    const left = word === undefined ? nameOf(name, filters) : t("filter.words", { words: word });
    return [{ next, label: t(name === "search" ? "filter.withoutWord" : "filter.without", { count, filter: left }) }];
  });
  if (choices.length === 0) return null;
  return (
    <Flex as="ul" aria-label={t("filter.nearest")} listStyleType="none" wrap="wrap" justify="center" gap="2">
      {choices.map(({ label, next }) => (
        <li key={label}>{children(next, label)}</li>
      ))}
    </Flex>
  );
}
