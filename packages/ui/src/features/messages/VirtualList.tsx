import { chakra } from "@chakra-ui/react";
import type { ReactElement } from "react";
import { Virtualizer } from "virtua";

/** What scrolls within a panel. */
export const Scroller = chakra("div", {
  base: { flex: "1", minH: "0", overflowY: "auto", overscrollBehavior: "contain" },
});

interface VirtualListProps<Entry> {
  entries: readonly Entry[];
  /** Draws an entry, with its key. */
  children: (entry: Entry) => ReactElement;
}

/** A list that renders only the rows in view: thousands of people cost as much as a screenful. */
export function VirtualList<Entry>({ entries, children }: VirtualListProps<Entry>) {
  return (
    <Scroller>
      <Virtualizer as="ul" item="li" data={entries}>
        {children}
      </Virtualizer>
    </Scroller>
  );
}
