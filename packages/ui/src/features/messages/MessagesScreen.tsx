import { chakra } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { useEffect, useState } from "react";
import { LangScope } from "../../i18n";
import { returnsFocusTo } from "../../components/focus-restoration";
import { useLastDefined } from "../../components/use-last-defined";
import { low } from "../../theme/conditions";
import { DiscussionListPanel, type Task } from "./DiscussionListPanel";
import { SelectionPanel } from "./SelectionPanel";
import { type OnSelect, useSelection } from "./use-selection";
import { foundName, type Target } from "./use-target";
import { useTranslations } from "./translations";

export interface MessagesScreenProps {
  /** Who reads. */
  me: Identity;
  /** The person of the open discussion, as given by `onSelect`; null if none is open. */
  selected: string | null;
  onSelect: OnSelect;
}

/** Private messages: the discussions at the left, the open one at the right; on a phone one at a time. */
export function MessagesScreen({ me, selected, onSelect }: MessagesScreenProps) {
  const { t, lang } = useTranslations();
  useEffect(() => void import("./outbox-sender").catch(() => undefined), []);
  const [task, setTask] = useState<Task>("choose");
  const [chosen, setChosen] = useState<string>();
  const [first, setFirst] = useState<string | null | undefined>(selected);
  if (first !== undefined && first !== selected) setFirst(undefined);
  const { query, discussions: known, person, selection, current } = useSelection(me, selected, onSelect);
  const { error, isError, isFetching, refetch } = query;
  const data = known && current?.id === null && !known.includes(current) ? [current, ...known] : known;
  const left = useLastDefined(selected ?? undefined);
  const lastTask = useLastDefined(task === "choose" ? undefined : task);
  const [target, setTarget] = useState<Target>();
  const leftFrom = task === "search" && target ? foundName(target.id) : left;
  const choose = (key: string) => {
    setTask("choose");
    setChosen(key);
    setTarget(undefined);
    onSelect(key);
  };
  const chooseFound = (key: string, id: number) => {
    setChosen(key);
    setTarget((before) => ({ key, id, turn: (before?.turn ?? 0) + 1 }));
    if (key !== selected) onSelect(key);
  };
  // Where the list has failed, a phone shows that instead.
  const isOpen = selected !== null && !(isError && !known);
  return (
    <LangScope lang={lang}>
      <Panels data-fills {...(isOpen && { "data-open": true })}>
        <chakra.section
          aria-label={t("discussions")}
          {...(task === "choose" && lastTask && returnsFocusTo(`button[name=${lastTask}]`))}
        >
          <DiscussionListPanel
            me={me}
            discussions={{ data, error, isError, isFetching, refetch }}
            current={current?.key}
            task={task}
            onTask={setTask}
            found={target?.id}
            onChooseFound={chooseFound}
            onChoose={choose}
          />
        </chakra.section>
        <chakra.section
          aria-label={t("open")}
          {...(selected === null && leftFrom !== undefined && returnsFocusTo(`button[name="${CSS.escape(leftFrom)}"]`))}
        >
          {isOpen || selected === null ? (
            <SelectionPanel
              me={me}
              selection={selection}
              lookup={person}
              target={target?.key === selected ? target : undefined}
              takesFocus={chosen === selected}
              isFirst={first === selected}
              onBack={() => onSelect(null)}
            />
          ) : null}
        </chakra.section>
      </Panels>
    </LangScope>
  );
}

/** Two panels side by side; on a phone they lie in one place, the one beneath out of sight but in its state. */
const Panels = chakra("div", {
  base: {
    display: "grid",
    gridTemplateRows: "minmax(0, 1fr)",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "20rem minmax(0, 1fr)", xl: "23rem minmax(0, 1fr)" },
    flex: "1",
    minH: "0",
    // The page scrolls past its header, and the panels have the window to themselves.
    [low]: { h: "max(100dvh, 18rem)", flex: "none", "&:has([data-offer], [data-unsent])": { h: "max(100dvh, 25rem)" } },
    width: "full",
    maxW: "content",
    mx: "auto",
    overflow: "hidden",
    bg: "surface",
    borderColor: "line",
    borderWidth: { md: "1px" },
    borderRadius: { md: "card" },
    "& > *": { gridRow: "1", display: "flex", flexDirection: "column", minH: "0", minW: "0" },
    // A list scrolls within it; what stands there instead of one may need more than a low window has.
    "& > :first-of-type": { overflowY: "auto" },
    "& > :last-of-type": {
      gridColumn: { md: "2" },
      bg: "canvas",
      borderInlineStartWidth: { md: "1px" },
      borderColor: "line",
    },
    mdDown: {
      "& > *": { gridColumn: "1" },
      "&:not([data-open]) > :last-of-type, &[data-open] > :first-of-type": { visibility: "hidden" },
    },
  },
});
