import { chakra, Grid, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { maxOfferSearch, maxSearch, radii, defaultRadius } from "@passerelle/domain";
import { Search } from "lucide-react";
import { Button } from "../../../components/actions/Button";
import { Field } from "../../../components/fields/Field";
import { Select } from "../../../components/fields/Select";
import { Surface } from "../../../components/layout/Surface";
import { type Filters, minimumFault, setFilters } from "./offer-search";
import { TextInput } from "../../../components/fields/TextInput";
import { onSite } from "./place-filter";
import { MoreFilters } from "./MoreFilters";
import { useTypedFilters } from "./use-typed-filters";
import { useTranslations } from "./translations";

interface PublicFilterFormProps {
  /** The filters of the address; the salary as it was typed. */
  filters: Filters;
  /** The address that the form opens with the filters as its query. */
  action: string;
  /** The language that the address states, if any. */
  lang: string | undefined;
  facets: Schemas["JobOfferFacets"] | undefined;
}

/** The filters as a form that the browser sends itself, so that it works without JavaScript (D-382). */
export function PublicFilterForm({ filters, action, lang, facets }: PublicFilterFormProps) {
  const { t } = useTranslations();
  const { typed, type } = useTypedFilters(filters);
  const isRefused = minimumFault(filters.minSalary) !== undefined;
  const folded = setFilters(filters).filter((name) => name !== "search" && name !== "location").length;
  const submit = (
    <Button type="submit" icon={<Search size={16} aria-hidden />}>
      {t("filter.send")}
    </Button>
  );
  return (
    <Surface as="search" aria-label={t("filter.title")} p={{ base: "3", md: "4" }}>
      <Stack as="form" gap="3" {...{ action, method: "get" }}>
        {lang && <input type="hidden" name="lang" value={lang} />}
        <Grid templateColumns={{ base: "1fr", sm: "1fr 1fr", lg: "1.6fr 1fr auto auto" }} gap="3" alignItems="end">
          <Field label={t("filter.search")}>
            <TextInput
              type="search"
              name="search"
              maxLength={maxOfferSearch}
              value={typed.search}
              onChange={(event) => type("search", event.target.value)}
            />
          </Field>
          <Field label={t("filter.location")}>
            <TextInput
              name="location"
              maxLength={maxSearch}
              value={typed.location}
              onChange={(event) => type("location", event.target.value)}
            />
          </Field>
          <Field label={t("place.within")}>
            <Select
              name="within"
              options={[
                { value: onSite, label: t("place.onSite") },
                ...radii.map((km) => ({ value: String(km), label: t("place.km", { km }) })),
              ]}
              value={typed.within || String(defaultRadius)}
              onChange={(event) => type("within", event.target.value)}
            />
          </Field>
          {filters.near !== "" && <input type="hidden" name="near" value={filters.near} />}
          {submit}
        </Grid>
        <chakra.details open={isRefused} css={{ "&[open] > summary": { mb: "3" } }}>
          <chakra.summary minH="target" alignContent="center" fontWeight="medium" cursor="pointer">
            {folded > 0 ? t("filter.moreCount", { count: folded }) : t("filter.more")}
          </chakra.summary>
          <Stack gap="4" align="start">
            <MoreFilters facets={facets} typed={typed} onType={type} isRefused={isRefused} isPublic />
            {submit}
          </Stack>
        </chakra.details>
      </Stack>
    </Surface>
  );
}
