import { Flex, Stack, chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { X } from "lucide-react";
import { Button } from "../../../components/actions/Button";
import { returnsFocusTo } from "../../../components/focus/focus-restoration";
import { PartFailed } from "../../../components/states/FailedState";
import { lazyPart } from "../../../chunks/lazy-part";
import { FilterForm, filtersButton } from "./FilterForm";
import { FoundCount } from "./FoundCount";
import { useTranslations } from "./translations";
import type { OfferSearch } from "./use-offer-search";
import { ChoiceButtons } from "../../../components/actions/ChoiceButtons";
import {
  type FilterName,
  type Filters,
  type OwnView,
  filtersWithout,
  listed,
  noFilters,
  ownViews,
  setFilters,
} from "./offer-search";
import { useFilterWords } from "./use-filter-words";

/** The active filters, each with a button to remove it. */
function SetFilters({ filters, onFilters }: { filters: Filters; onFilters: (filters: Filters) => void }) {
  const { t } = useTranslations();
  const wordsOf = useFilterWords();
  const set = setFilters(filters);
  if (set.length === 0) return null;
  // A list loses one of its names; other filters are removed as a whole.
  const values = (name: FilterName) =>
    name === "contract" || name === "remote" ? listed(filters[name]) : [filters[name]];
  const without = (name: FilterName, value: string) => {
    const left = values(name).filter((one) => one !== value);
    return { ...filtersWithout(filters, name), [name]: left.join(",") };
  };
  return (
    <Flex wrap="wrap" align="center" gap="2">
      <Flex as="ul" aria-label={t("filter.set")} listStyleType="none" wrap="wrap" gap="2">
        {set.flatMap((name) =>
          values(name).map((value) => (
            <li key={`${name} ${value}`}>
              <Button
                size="sm"
                variant="outline"
                borderRadius="full"
                bg="brand.tint"
                borderColor="transparent"
                aria-label={t("filter.remove", { filter: wordsOf(name, value, filters) })}
                onClick={() => onFilters(without(name, value))}
              >
                <chakra.span overflowWrap="anywhere">{wordsOf(name, value, filters)}</chakra.span>
                <X size={14} aria-hidden />
              </Button>
            </li>
          )),
        )}
      </Flex>
      <Button size="sm" variant="plain" onClick={() => onFilters(noFilters)}>
        {t("filter.clear")}
      </Button>
    </Flex>
  );
}

interface OfferViewsProps {
  view: OwnView;
  /** The number of offers in each view without filters; undefined until loaded. */
  counts: Schemas["JobOfferCounts"] | undefined;
  onView: (view: OwnView) => void;
}

/** The views of the own offers: applied to, saved; each with its count. */
function OfferViews({ view, counts, onView }: OfferViewsProps) {
  const { t } = useTranslations();
  const choices = ownViews.map((value) => ({ value, label: t(`view.${value}`), count: counts?.[value] }));
  return <ChoiceButtons label={t("view.title")} choices={choices} chosen={view} onChoose={onView} />;
}

const AlertTools = lazyPart(async () => (await import("./AlertTools")).AlertTools, {
  failed: (retry) => <PartFailed {...retry} />,
});

interface OfferToolsProps {
  search: OfferSearch;
  /** The current page, once it is loaded. */
  page: Schemas["JobOfferForApplicantPage"] | undefined;
}

/** The views and the filters above the list; hidden if the server does not support them. */
export function OfferTools({ search, page }: OfferToolsProps) {
  const { t } = useTranslations();
  const { view, filters, onView, onFilters } = search;
  if (page && !page.counts) return null;
  const count = page?.totalItems ?? 0;
  const hidden = page?.hiddenWithoutSalary ?? 0;
  return (
    // After a filter is removed, the focus stays at the filters instead of moving to the top of the page.
    <Stack gap="3" {...returnsFocusTo(filtersButton)}>
      {view !== "all" && <OfferViews view={view} counts={page?.counts} onView={onView} />}
      <FilterForm filters={filters} onFilters={onFilters} facets={page?.facets} />
      <SetFilters filters={filters} onFilters={onFilters} />
      {view === "all" && <AlertTools filters={filters} onFilters={onFilters} />}
      {count > 0 && <FoundCount filters={filters} count={count} />}
      {hidden > 0 && (
        <Flex wrap="wrap" align="center" columnGap="2" textStyle="sm" color="ink.muted">
          {t("filter.hidden", { count: hidden })}
          <Button size="sm" variant="plain" onClick={() => onFilters({ ...filters, withoutSalary: "true" })}>
            {t("filter.showHidden")}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
