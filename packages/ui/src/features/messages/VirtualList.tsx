import { chakra } from "@chakra-ui/react";
import type { ReactElement } from "react";
import { Virtualizer } from "virtua";

/** The scroll container of a panel. On paper its rows are one below the other, and it is as high as they are. */
export const Scroller = chakra("div", {
  base: {
    flex: "1",
    minH: "0",
    overflowY: "auto",
    overscrollBehavior: "contain",
    _print: {
      overflow: "visible",
      "& > *": { height: "auto !important", contain: "none !important" },
      "& > * > *": { position: "static !important", visibility: "visible !important" },
    },
  },
});

interface VirtualListProps<Entry> {
  entries: readonly Entry[];
  /** Renders an entry with its key. */
  children: (entry: Entry) => ReactElement;
}

/** A list that renders only visible rows, so that thousands of people cost no more than a screenful. */
export function VirtualList<Entry>({ entries, children }: VirtualListProps<Entry>) {
  return (
    <Scroller>
      <Virtualizer as="ul" item="li" data={entries}>
        {children}
      </Virtualizer>
    </Scroller>
  );
}
