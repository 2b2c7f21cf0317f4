import type { Schemas } from "@passerelle/api";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { LinkButton } from "../../../components/actions/LinkButton";
import { EmptyState } from "../../../components/states/EmptyState";
import { NearestOffers } from "./NearestOffers";
import { setFilters } from "./offer-search";
import { useTranslations } from "./translations";
import type { OfferSearch } from "./use-offer-search";

export interface EmptyOffersProps extends OfferSearch {
  offersHref: string;
  nearest: readonly Schemas["JobOfferNearest"][] | undefined;
}

/** An empty list: no offers at all, none that match the filters, or none in this view. */
export function EmptyOffers({ view, filters, onFilters, offersHref, nearest = [] }: EmptyOffersProps) {
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
  if (view === "all") return <EmptyState>{t("empty")}</EmptyState>;
  return (
    <EmptyState action={<LinkButton href={offersHref}>{t("view.toAll")}</LinkButton>}>
      {t(`view.none.${view}`)}
    </EmptyState>
  );
}
