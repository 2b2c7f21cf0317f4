import type { Schemas } from "@passerelle/api";
import type { ReactNode } from "react";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { EmptyState } from "../../../components/states/EmptyState";
import { NearestOffers } from "./NearestOffers";
import { setFilters } from "./offer-search";
import { useTranslations } from "./translations";
import type { OfferSearch } from "./use-offer-search";

export interface EmptyOffersProps extends Pick<OfferSearch, "filters" | "onFilters"> {
  nearest: readonly Schemas["JobOfferNearest"][] | undefined;
  /** Replaces the text for a list without filters. */
  children: ReactNode;
}

/** An empty list of offers: none at all, or none that match the filters. */
export function EmptyOffers({ filters, onFilters, nearest = [], children }: EmptyOffersProps) {
  const { t } = useTranslations();
  // The filters above the list can be cleared there.
  if (setFilters(filters).length > 0)
    return (
      <EmptyState
        action={
          <NearestOffers nearest={nearest} filters={filters}>
            {(next, label) => (
              <Button size="sm" variant="outline" onClick={() => onFilters(next)}>
                {label}
              </Button>
            )}
          </NearestOffers>
        }
      >
        <Announced as="span">{t("filter.none")}</Announced>
      </EmptyState>
    );
  return children || <EmptyState>{t("empty")}</EmptyState>;
}
