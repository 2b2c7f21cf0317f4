import { chakra } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { useEffect, useState } from "react";
import { LangScope } from "../../i18n";
import { returnsFocusTo } from "../../components/focus/focus-restoration";
import { PrintStyle } from "../../components/layout/PrintStyle";
import { useLastDefined } from "../../components/provider/use-last-defined";
import { low } from "../../theme/conditions";
import { discussionContainer, lowDiscussion } from "./discussion-size";
import { DiscussionListPanel, type Task } from "./DiscussionListPanel";
import { SelectionPanel } from "./SelectionPanel";
import { type OnSelect, useSelection } from "./use-selection";
import { foundName, type Target } from "./use-find-message";
import { useTranslations } from "./translations";

export interface MessagesScreenProps {
  /** The current user. */
  me: Identity;
  /** The person of the open discussion, as given by `onSelect`; null if none is open. */
  selected: string | null;
  onSelect: OnSelect;
  /** The message of the open discussion that the address names. */
  found?: number | undefined;
}

/** Private messages: the list on the left and the open discussion on the right; one at a time on phones. */
export function MessagesScreen({ me, selected, onSelect, found }: MessagesScreenProps) {
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
  const [target, setTarget] = useState<Target | undefined>(
    found !== undefined && selected !== null ? { key: selected, id: found, turn: 0 } : undefined,
  );
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
  // If the list failed, phones show the failure instead.
  const isOpen = selected !== null && !(isError && !known);
  return (
    <LangScope lang={lang}>
      {isOpen && <PrintStyle />}
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
          {...(isOpen && { "data-printed": true })}
          {...(selected === null && leftFrom !== undefined && returnsFocusTo(`button[name="${CSS.escape(leftFrom)}"]`))}
        >
          {isOpen || selected === null ? (
            <Column>
              <SelectionPanel
                me={me}
                selection={selection}
                lookup={person}
                target={target?.key === selected ? target : undefined}
                takesFocus={chosen === selected}
                isFirst={first === selected}
                onBack={() => onSelect(null)}
              />
            </Column>
          ) : null}
        </chakra.section>
      </Panels>
    </LangScope>
  );
}

/** Two panels side by side; on phones they overlap, and the lower one is hidden but keeps its state. */
const Panels = chakra("div", {
  base: {
    display: "grid",
    gridTemplateRows: "minmax(0, 1fr)",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "20rem minmax(0, 1fr)", xl: "23rem minmax(0, 1fr)" },
    flex: "1",
    minH: "0",
    // In a low window the text box is in view, and the page scrolls only where that leaves too little room.
    [low]: {
      h: "max(100dvh - {sizes.header}, 18rem)",
      flex: "none",
      "&:has([data-offer], [data-unsent])": { h: "max(100dvh - {sizes.header}, 25rem)" },
    },
    width: "full",
    maxW: "content",
    mx: "auto",
    overflow: "hidden",
    bg: "surface",
    borderColor: "line",
    borderWidth: { md: "1px" },
    borderRadius: { md: "card" },
    "& > *": { gridRow: "1", display: "flex", flexDirection: "column", minH: "0", minW: "0" },
    // Lists scroll internally; content in place of a list may need more height than a low window has.
    "& > :first-of-type": { overflowY: "auto" },
    "& > :last-of-type": {
      gridColumn: { md: "2" },
      bg: "canvas",
      ...discussionContainer,
      // The size of a container with conditions does not depend on its content.
      _print: { containerType: "normal" },
      borderInlineStartWidth: { md: "1px" },
      borderColor: "line",
    },
    mdDown: {
      "& > *": { gridColumn: "1" },
      "&:not([data-open]) > :last-of-type, &[data-open] > :first-of-type": { visibility: "hidden" },
    },
  },
});

/** The parts of the open discussion, from the header to the text box. */
const Column = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    flex: "1",
    minH: "0",
    [lowDiscussion]: { overflowY: "auto", scrollPaddingBottom: "5rem" },
  },
});
