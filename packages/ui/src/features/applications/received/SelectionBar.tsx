import { Flex } from "@chakra-ui/react";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { returnsFocusTo } from "../../../components/focus/focus-restoration";
import type { Letters } from "./LettersDialog";
import type { Selected } from "./use-selected";
import { useTranslations } from "./translations";

interface SelectionBarProps {
  selected: Selected;
  onAnswer: (letters: Letters) => void;
  /** Another action on the list, which needs no selection. */
  children: ReactNode;
}

/** Selects the whole list, and answers the selected applications. */
export function SelectionBar({ selected, onAnswer, children }: SelectionBarProps) {
  const { t } = useTranslations();
  const { chosen, leftOut, isEmpty, all, none } = selected;
  const count = chosen.length;
  const answer = (decision: Letters["decision"]) => () => onAnswer({ decision, applications: chosen, leftOut });
  return (
    <Flex wrap="wrap" align="center" gap="2" _empty={{ display: "none" }}>
      {!isEmpty && (
        <Button size="sm" variant="outline" colorPalette="neutral" onClick={count > 0 ? none : all}>
          {count > 0 ? t("letters.chooseNone") : t("letters.chooseAll")}
        </Button>
      )}
      {count > 0 && (
        <>
          <Announced textStyle="sm" color="ink.muted" fontVariantNumeric="tabular-nums">
            {t("letters.chosen", { count })}
          </Announced>
          <Flex
            {...returnsFocusTo("[data-last-answer]")}
            gap="2"
            ms={{ base: "0", md: "auto", xl: "0" }}
            w={{ base: "full", md: "auto" }}
            flex={{ xl: "1" }}
            css={{ "& > *": { flex: { base: "1", md: "none", xl: "1" } } }}
          >
            <Button size="sm" icon={<Check size={16} aria-hidden />} onClick={answer("accepted")}>
              {t("decide.action.accepted")}
            </Button>
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              icon={<X size={16} aria-hidden />}
              onClick={answer("rejected")}
            >
              {t("decide.action.rejected")}
            </Button>
          </Flex>
        </>
      )}
      {children}
    </Flex>
  );
}
