import { chakra, Flex } from "@chakra-ui/react";
import { Button } from "../../components/Button";
import { RowTitle } from "../../components/RowTitle";
import { type Filters, listed, setFilters } from "./offer-search";
import { useFilterWords } from "./use-filter-words";
import { useTranslations } from "./translations";

interface AlertRowProps {
  filters: Filters;
  isRemoved: boolean;
  busy: boolean;
  onShow: (filters: Filters) => void;
  /** It is deleted, or that is taken back. */
  onToggle: () => void;
}

/** An alert by its filters, which lead to its offers. One button deletes it and takes that back, so that the focus stays. */
export function AlertRow({ filters, isRemoved, busy, onShow, onToggle }: AlertRowProps) {
  const { t } = useTranslations();
  const wordsOf = useFilterWords();
  const name = setFilters(filters)
    .flatMap((filter) =>
      filter === "contract" || filter === "remote"
        ? listed(filters[filter]).map((value) => wordsOf(filter, value))
        : [wordsOf(filter, filters[filter])],
    )
    .join(" · ");
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      minH="14"
    >
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        {isRemoved ? (
          <>
            <chakra.s color="ink.muted">{name}</chakra.s>
            <chakra.div textStyle="sm">{t("alert.deleted")}</chakra.div>
          </>
        ) : (
          <RowTitle onClick={() => onShow(filters)}>{name}</RowTitle>
        )}
      </chakra.div>
      <Button
        variant="outline"
        colorPalette="neutral"
        busy={busy}
        aria-label={t(isRemoved ? "alert.undoThis" : "alert.deleteThis", { name })}
        onClick={onToggle}
      >
        {t(isRemoved ? "alert.undo" : "alert.delete")}
      </Button>
    </Flex>
  );
}
