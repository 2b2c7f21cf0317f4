import { Flex, Stack } from "@chakra-ui/react";
import { useAddress } from "../../../address";
import { ChoiceButtons } from "../../../components/actions/ChoiceButtons";
import { SearchField } from "../../../components/fields/SearchField";
import { Select } from "../../../components/fields/Select";
import { ExportButton } from "./ExportButton";
import { sorts, type Status, statuses, type useReceived, type Wanted } from "./received-list";
import { useTranslations } from "./translations";

interface ReceivedToolsProps {
  offerId: number;
  wanted: Wanted;
  received: ReturnType<typeof useReceived>;
}

/** The search, filters and order of the list of applications, kept in the address. */
export function ReceivedTools({ offerId, wanted, received: { data } }: ReceivedToolsProps) {
  const { t } = useTranslations();
  const { push, replace } = useAddress();
  const choices = statuses.map((value) => ({ value, label: t(`status.${value}`), count: data?.counts?.[value] }));
  const choose = (status: Status) => push({ status: status === "all" ? null : status, application: null });
  return (
    <Stack gap="3">
      <ChoiceButtons label={t("shown")} choices={choices} chosen={wanted.status} onChoose={choose} />
      <Flex wrap="wrap" gap="3">
        <SearchField label={t("search")} leaves="application" />
        <Flex flex="1 1 11rem">
          <Select
            aria-label={t("sort.title")}
            value={wanted.sort}
            options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={({ currentTarget: { value } }) => replace({ sort: value === "newest" ? null : value })}
          />
        </Flex>
        {data?.counts && data.counts.all > 0 && (
          <ExportButton
            offerId={offerId}
            wanted={wanted}
            found={data.totalItems}
            asOf={data.asOf}
            all={data.counts.all}
          />
        )}
      </Flex>
    </Stack>
  );
}
