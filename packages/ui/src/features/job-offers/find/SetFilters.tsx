import { chakra, Flex } from "@chakra-ui/react";
import { X } from "lucide-react";
import { Button } from "../../../components/actions/Button";
import { type FilterName, type Filters, filtersWithout, listed, noFilters, setFilters } from "./offer-search";
import { useFilterWords } from "./use-filter-words";
import { useTranslations } from "./translations";

interface SetFiltersProps {
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** The active filters, each with a button to remove it. */
export function SetFilters({ filters, onFilters }: SetFiltersProps) {
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
