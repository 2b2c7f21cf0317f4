import { Box, chakra, Flex } from "@chakra-ui/react";
import { ArrowDown, ArrowLeft, ArrowUp } from "lucide-react";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { IconButton } from "../../../components/actions/IconButton";
import { stuckHead } from "../../../components/layout/sticky-part";
import type { Neighbours } from "./use-neighbours";
import { useTranslations } from "./translations";

/** The room for the links in the head of the open application. */
export const navRoom = "11.5rem";

/** Beside the list, the links lie over that room, without a height of their own. */
const overTheHead = {
  position: stuckHead.position,
  top: stuckHead.top,
  zIndex: "notice",
  alignSelf: "flex-end",
  w: navRoom,
  h: "0",
  mb: "-3",
} as const;

/** Links to the list if it is hidden, and to the previous and the next application. */
export function ReceivedNav({ neighbours }: { neighbours: Neighbours }) {
  const { t } = useTranslations();
  const { place, previous, next, close } = neighbours;
  return (
    <Box css={{ xl: overTheHead }}>
      <Flex align="center" gap="2" wrap="wrap" pe={{ xl: "6" }} pt={{ xl: "3.5" }}>
        <chakra.span display={{ xl: "none" }}>
          <Button size="sm" variant="ghost" icon={<ArrowLeft size={16} aria-hidden />} onClick={close}>
            {t("toList")}
          </Button>
        </chakra.span>
        <Flex flex="1" align="center" justify="flex-end" gap="1">
          {place && (
            <Announced textStyle="sm" color="ink.muted" fontVariantNumeric="tabular-nums" textAlign="end">
              {t("place", place)}
            </Announced>
          )}
          <IconButton
            label={t("previous")}
            aria-keyshortcuts="Alt+ArrowUp"
            disabled={!previous}
            onClick={() => previous?.()}
          >
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton label={t("next")} aria-keyshortcuts="Alt+ArrowDown" disabled={!next} onClick={() => next?.()}>
            <ArrowDown size={18} aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
    </Box>
  );
}
