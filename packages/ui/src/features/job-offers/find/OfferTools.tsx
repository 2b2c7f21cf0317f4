import { Flex, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { Button } from "../../../components/actions/Button";
import { returnsFocusTo } from "../../../components/focus/focus-restoration";
import { PartFailed } from "../../../components/states/LoadFailed";
import { lazyPart } from "../../../chunks/lazy-part";
import { FilterForm, filtersButton } from "./FilterForm";
import { FoundCount } from "./FoundCount";
import { OfferViews } from "./OfferViews";
import { SetFilters } from "./SetFilters";
import { useTranslations } from "./translations";
import type { OfferSearch } from "./use-offer-search";

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
