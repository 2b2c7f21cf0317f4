import { Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { maxRanked } from "@passerelle/domain";
import { Announced } from "../../components/Announced";
import { returnsFocusTo } from "../../components/focus-restoration";
import { AlertTools } from "./AlertTools";
import { FilterForm, filtersButton } from "./FilterForm";
import { setFilters } from "./offer-search";
import { OfferViews } from "./OfferViews";
import { SetFilters } from "./SetFilters";
import { useTranslations } from "./translations";
import type { OfferSearch } from "./use-offer-search";

interface OfferToolsProps {
  search: OfferSearch;
  /** The current page, once it is loaded. */
  page: Schemas["JobOfferForApplicantPage"] | undefined;
}

/** The views and filters above the list; hidden if the server does not support them. */
export function OfferTools({ search, page }: OfferToolsProps) {
  const { t } = useTranslations();
  const { view, filters, onView, onFilters } = search;
  if (page && !page.counts) return null;
  const count = page?.totalItems ?? 0;
  return (
    // After a filter is removed, the focus moves to the filters, not to the first view.
    <Stack gap="3" {...returnsFocusTo(filtersButton)}>
      <OfferViews view={view} counts={page?.counts} onView={onView} />
      <FilterForm filters={filters} onFilters={onFilters} />
      <SetFilters filters={filters} onFilters={onFilters} />
      <AlertTools filters={filters} onFilters={onFilters} />
      {page && setFilters(filters).length > 0 && (
        <Announced textStyle="sm" color="ink.muted" fontVariantNumeric="tabular-nums">
          {count < maxRanked ? t("filter.found", { count }) : t("filter.many", { count })}
        </Announced>
      )}
    </Stack>
  );
}
