import type { LiveState } from "@passerelle/api";
import { useState } from "react";

interface Aside {
  /** Whether an attempt has failed since the page was loaded. */
  hasFailed: boolean;
  isAside: boolean;
}

/** The next state for a state of the connection: dismissed until the connection opens (D-252). */
export const asideAfter = ({ hasFailed, isAside }: Aside, state: LiveState): Aside => ({
  hasFailed: hasFailed || (state.status === "CLOSED" && state.retryAt !== null),
  isAside: isAside && state.status !== "OPEN",
});

/** Whether the overlay is dismissed, and a function to dismiss it, which requires a failed attempt. */
export function usePutAside(state: LiveState) {
  const [before, setAside] = useState<Aside>({ hasFailed: false, isAside: false });
  const { hasFailed, isAside } = asideAfter(before, state);
  if (hasFailed !== before.hasFailed || isAside !== before.isAside) setAside({ hasFailed, isAside });
  return { isAside, putAside: hasFailed ? () => setAside({ hasFailed, isAside: true }) : undefined };
}
