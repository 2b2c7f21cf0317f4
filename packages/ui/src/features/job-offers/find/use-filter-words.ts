import { eurosText } from "@passerelle/domain";
import { useQuotedComponentTranslations } from "../../../components/translations";
import { useTranslations as useRemoteTranslations } from "../../../components/offers/translations";
import { contracts, remoteWork } from "../../../components/offers/employment-contracts";
import { type FilterName, type Filters, levelValues, listed, recency, setFilters } from "./offer-search";
import { aroundMe, onSite } from "./place-filter";
import { useTranslations } from "./translations";

export function useFilterWords(): (name: FilterName, value: string, filters: Filters) => string {
  const { t, lang } = useTranslations();
  const components = useQuotedComponentTranslations();
  const remote = useRemoteTranslations();
  return (name, value, { near, within, withoutSalary }) => {
    if (name === "location") {
      const place = near === aroundMe ? t("place.aroundMe") : value;
      return within === "" || within === onSite ? place : t("place.around", { place, km: within });
    }
    if (name === "search") return t("filter.words", { words: value });
    if (name === "level") return t("filter.level", levelValues);
    if (name === "company") return t("filter.company", { name: value });
    if (name === "minSalary")
      return t(withoutSalary ? "filter.fromOrWithout" : "filter.from", { amount: eurosText(Number(value), lang) });
    if (name === "contract") {
      const contract = contracts.find((one) => one === value);
      return contract ? components.t(`quoted.contract.${contract}`) : value;
    }
    if (name === "remote") {
      const way = remoteWork.find((one) => one === value);
      return way ? remote.t(`remote.${way}`) : value;
    }
    const days = name === "publishedWithin" ? recency.find((one) => one === value) : undefined;
    return days ? t(`filter.days.${days}`) : value;
  };
}

/** The values of a filter as text. */
export function useFilterName(): (name: FilterName, filters: Filters) => string {
  const wordsOf = useFilterWords();
  return (name, filters) =>
    (name === "contract" || name === "remote" ? listed(filters[name]) : [filters[name]])
      .map((value) => wordsOf(name, value, filters))
      .join(" · ");
}

/** Several filters as text, as the name of a search. */
export function useSearchName(): (filters: Filters) => string {
  const nameOf = useFilterName();
  return (filters) =>
    setFilters(filters)
      .map((name) => nameOf(name, filters))
      .join(" · ");
}
