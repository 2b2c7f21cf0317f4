import { chakra, Flex, Grid } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { maxSearch } from "@passerelle/domain";
import { Search, SlidersHorizontal } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/actions/Button";
import { Field } from "../../../components/fields/Field";
import { Surface } from "../../../components/layout/Surface";
import { lazyPart } from "../../../chunks/lazy-part";
import { PartFailed } from "../../../components/states/FailedState";
import { PlaceCombobox } from "../../../forms/places/PlaceCombobox";
import { twoColumns } from "../../../theme/two-columns";
import { type Filters, minimumFault, setFilters } from "./offer-search";
import { aroundMe, chosenPlace, noPlace } from "./place-filter";
import { PlaceTools } from "./PlaceTools";
import { SearchCombobox } from "./SearchCombobox";
import { useTypedFilters } from "./use-typed-filters";
import { useTranslations } from "./translations";

const MoreFilters = lazyPart(async () => (await import("./MoreFilters")).MoreFilters, {
  failed: (retry) => <PartFailed {...retry} />,
});

const foldedFiltersId = "offer-filters";

/** The selector of the button that opens the collapsed filters, which is always rendered. */
export const filtersButton = `[aria-controls=${foldedFiltersId}]`;

interface FilterFormProps {
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** The number of offers for each choice, if the server counts them. */
  facets: Schemas["JobOfferFacets"] | undefined;
}

/** Search words and a place, with further filters on demand; they apply when the form is submitted. */
export function FilterForm({ filters, onFilters, facets }: FilterFormProps) {
  const { t } = useTranslations();
  const { typed, type, change } = useTypedFilters(filters);
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<Filters>();
  const salary = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const folded = setFilters(filters).filter((name) => name !== "search" && name !== "location").length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isWrong = minimumFault(typed.minSalary) !== undefined;
    setRefused(isWrong ? typed : undefined);
    if (!isWrong) return onFilters(typed);
    flushSync(() => setOpen(true));
    salary.current?.focus();
  };
  const searchWith = (next: Partial<Filters>) => {
    flushSync(() => change(next));
    form.current?.requestSubmit();
  };
  return (
    <Surface as="search" aria-label={t("filter.title")} p={{ base: "3", md: "4" }}>
      <form ref={form} noValidate onSubmit={send}>
        <Grid templateColumns={{ base: twoColumns, lg: "1.6fr 1fr auto" }} gap="3" alignItems="end">
          <Field label={t("filter.search")}>
            <SearchCombobox
              value={typed.search}
              onType={(text) => type("search", text)}
              onChoose={(text) => searchWith({ search: text })}
            />
          </Field>
          <Field label={t("filter.location")}>
            <PlaceCombobox
              name="location"
              maxLength={maxSearch}
              placeholder={typed.near === aroundMe ? t("place.aroundMe") : undefined}
              value={typed.location}
              onType={(location) => change({ ...noPlace, location })}
              onChoose={(place) => change(chosenPlace(place))}
            />
          </Field>
          <Flex
            wrap="wrap"
            gap="2"
            gridColumn={{ base: "1 / -1", lg: "auto" }}
            justify={{ base: "space-between", lg: "start" }}
          >
            <Button
              variant="outline"
              colorPalette="neutral"
              icon={<SlidersHorizontal size={16} aria-hidden />}
              aria-expanded={isOpen}
              aria-controls={foldedFiltersId}
              onClick={() => setOpen(!isOpen)}
            >
              {folded > 0 ? t("filter.moreCount", { count: folded }) : t("filter.more")}
            </Button>
            <Button type="submit" icon={<Search size={16} aria-hidden />}>
              {t("filter.send")}
            </Button>
          </Flex>
        </Grid>
        <PlaceTools place={typed} onPlace={change} onOwnPosition={searchWith} />
        <chakra.div id={foldedFiltersId} hidden={!isOpen} mt="4" pt="4" borderTopWidth="1px" borderColor="line">
          <MoreFilters facets={facets} typed={typed} onType={type} salary={salary} isRefused={refused === typed} />
          {/* On a phone the first submit button is out of view. */}
          <Button type="submit" icon={<Search size={16} aria-hidden />} mt="4" w="full" hideFrom="lg">
            {t("filter.send")}
          </Button>
        </chakra.div>
      </form>
    </Surface>
  );
}
