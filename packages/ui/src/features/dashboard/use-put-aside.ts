import type { LiveState } from "@passerelle/api";
import { useState } from "react";

interface Aside {
  /** Whether an attempt of this page has failed. */
  hasFailed: boolean;
  isAside: boolean;
}

/** What a state of the connection changes: it is put aside until the connection opens (D-252). */
export const asideAfter = ({ hasFailed, isAside }: Aside, state: LiveState): Aside => ({
  hasFailed: hasFailed || (state.status === "CLOSED" && state.retryAt !== null),
  isAside: isAside && state.status !== "OPEN",
});

/** Whether the overlay is put aside, and how to do so, which is possible once an attempt has failed. */
export function usePutAside(state: LiveState) {
  const [before, setAside] = useState<Aside>({ hasFailed: false, isAside: false });
  const { hasFailed, isAside } = asideAfter(before, state);
  if (hasFailed !== before.hasFailed || isAside !== before.isAside) setAside({ hasFailed, isAside });
  return { isAside, putAside: hasFailed ? () => setAside({ hasFailed, isAside: true }) : undefined };
}
