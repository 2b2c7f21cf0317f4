import { chakra, Flex } from "@chakra-ui/react";
import { Button } from "../../../components/actions/Button";
import { RowTitle } from "../../../components/lists/RowTitle";
import { useTranslations } from "./translations";

interface AlertRowProps {
  /** The alert's filters as text. */
  name: string;
  isRemoved: boolean;
  busy: boolean;
  onShow: () => void;
  /** Called to delete the alert, or to restore it. */
  onToggle: () => void;
}

/**
 * An alert by its filters, with a link to its offers. A single button deletes and restores it, so that the focus stays.
 */
export function AlertRow({ name, isRemoved, busy, onShow, onToggle }: AlertRowProps) {
  const { t } = useTranslations();
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
          <RowTitle onClick={onShow}>{name}</RowTitle>
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
