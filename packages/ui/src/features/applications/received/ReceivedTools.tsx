import { Flex } from "@chakra-ui/react";
import { useAddress } from "../../../address";
import { ChoiceButtons } from "../../../components/actions/ChoiceButtons";
import { SearchField } from "../../../components/fields/SearchField";
import { Select } from "../../../components/fields/Select";
import { sorts, type Status, statuses, type useReceived, type Wanted } from "./received-list";
import { useTranslations } from "./translations";

interface ReceivedToolsProps {
  wanted: Wanted;
  received: ReturnType<typeof useReceived>;
}

/** The search, filters and order of the list of applications, kept in the address. */
export function ReceivedTools({ wanted, received: { data } }: ReceivedToolsProps) {
  const { t } = useTranslations();
  const { push, replace } = useAddress();
  const choices = statuses.map((value) => ({ value, label: t(`status.${value}`), count: data?.counts?.[value] }));
  const choose = (status: Status) => push({ status: status === "all" ? null : status, application: null });
  return (
    <Flex wrap="wrap" gap="3">
      <ChoiceButtons label={t("shown")} choices={choices} chosen={wanted.status} onChoose={choose} />
      {/* Narrow enough to fit beside the filters in a window 1,280 px wide. */}
      <Flex flex={{ base: "1 1 14rem", xl: "1 1 10rem" }} minW="0">
        <SearchField label={t("search")} placeholder={t("searchShort")} leaves="application" />
      </Flex>
      <Flex flex="1 1 11rem">
        <Select
          aria-label={t("sort.title")}
          value={wanted.sort}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={({ currentTarget: { value } }) => replace({ sort: value === "newest" ? null : value })}
        />
      </Flex>
    </Flex>
  );
}
