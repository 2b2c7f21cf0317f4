import { Flex, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useAddress } from "../../../address";
import { Announced } from "../../../components/feedback/Announced";
import { Checkbox } from "../../../components/fields/Checkbox";
import { ChoiceButtons } from "../../../components/actions/ChoiceButtons";
import { SearchField } from "../../../components/fields/SearchField";
import { Select } from "../../../components/fields/Select";
import { isNarrowed, sorts, type Status, statuses, type Wanted } from "./own-search";
import { useTranslations } from "./translations";

interface OwnOfferToolsProps {
  wanted: Wanted;
  /** The current page, once it is loaded. */
  page: Schemas["JobOfferPage"] | undefined;
}

/** The search, filters and order of the list; hidden without offers or the server's support. */
export function OwnOfferTools({ wanted, page }: OwnOfferToolsProps) {
  const { t } = useTranslations();
  const { push } = useAddress();
  if (page && (page.counts ? page.counts.all === 0 && !isNarrowed(wanted) : true)) return null;
  const choices = statuses.map((value) => ({ value, label: t(`status.${value}`), count: page?.counts?.[value] }));
  const choose = (status: Status) => push({ status: status === "all" ? null : status, page: null });
  return (
    <Stack gap="3">
      <ChoiceButtons label={t("status.shown")} choices={choices} chosen={wanted.status} onChoose={choose} />
      <SearchAndOrder wanted={wanted} />
      {page && page.totalItems > 0 && isNarrowed(wanted) && (
        <Announced textStyle="sm" color="ink.muted" fontVariantNumeric="tabular-nums">
          {t("found", { count: page.totalItems })}
        </Announced>
      )}
    </Stack>
  );
}

function SearchAndOrder({ wanted }: Pick<OwnOfferToolsProps, "wanted">) {
  const { t } = useTranslations();
  const { push, replace } = useAddress();
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="3">
      <SearchField label={t("search")} leaves="page" />
      <Flex flex="0 1 13rem">
        <Select
          aria-label={t("sort.title")}
          value={wanted.sort}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={({ currentTarget: { value } }) => replace({ sort: value === "newest" ? null : value, page: null })}
        />
      </Flex>
      <Checkbox
        label={t("withoutApplications")}
        checked={wanted.applications === "none"}
        onChange={({ currentTarget: { checked } }) => push({ applications: checked ? "none" : null, page: null })}
      />
    </Flex>
  );
}
