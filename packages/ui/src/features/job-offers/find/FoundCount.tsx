import { Announced } from "../../../components/feedback/Announced";
import { type Filters, setFilters } from "./offer-search";
import { useTranslations } from "./translations";

/** How many offers match the filters; nothing without filters. */
export function FoundCount({ filters, count }: { filters: Filters; count: number }) {
  const { t } = useTranslations();
  if (setFilters(filters).length === 0) return null;
  return (
    <Announced textStyle="sm" color="ink.muted" fontVariantNumeric="tabular-nums">
      {count > 0 ? t("filter.found", { count }) : t("filter.none")}
    </Announced>
  );
}
