import { Flex, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useAddress } from "../../address";
import { ChoiceButtons } from "../../components/ChoiceButtons";
import { SearchField } from "../../components/SearchField";
import { Select } from "../../components/Select";
import { sorts, type Status, statuses, type Wanted } from "./received-list";
import { useTranslations } from "./translations";

interface ReceivedToolsProps {
  wanted: Wanted;
  /** How many applications there are of each status; nothing until it is known. */
  counts: Schemas["ReceivedCounts"] | undefined;
}

/** What narrows and orders the list of applications; the address keeps it. */
export function ReceivedTools({ wanted, counts }: ReceivedToolsProps) {
  const { t } = useTranslations();
  const { push, replace } = useAddress();
  const choices = statuses.map((value) => ({ value, label: t(`status.${value}`), count: counts?.[value] }));
  const choose = (status: Status) => push({ status: status === "all" ? null : status, application: null });
  return (
    <Stack gap="3">
      <ChoiceButtons label={t("shown")} choices={choices} chosen={wanted.status} onChoose={choose} />
      <Flex wrap="wrap" gap="3">
        <SearchField label={t("search")} leaves="application" />
        <Flex flex="0 1 14rem">
          <Select
            aria-label={t("sort.title")}
            value={wanted.sort}
            options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={({ currentTarget: { value } }) => replace({ sort: value === "newest" ? null : value })}
          />
        </Flex>
      </Flex>
    </Stack>
  );
}
