import type { LiveState } from "@passerelle/api";
import { useAtom } from "jotai";
import { useEffect, useState } from "react";
import { draftAtom, isRecord } from "../../forms/drafts/draft-storage";

interface Aside {
  /** Whether an attempt has failed since the page was loaded. */
  hasFailed: boolean;
  isAside: boolean;
}

/** Kept like unsent text: in the tab, until the logout. */
const asideAtom = draftAtom("without-live", (stored): { isAside?: true } =>
  isRecord(stored) && stored["isAside"] === true ? { isAside: true } : {},
);

/** The next state for a state of the connection: dismissed until the connection opens (D-252). */
export const asideAfter = ({ hasFailed, isAside }: Aside, state: LiveState): Aside => ({
  hasFailed: hasFailed || (state.status === "CLOSED" && state.retryAt !== null),
  isAside: isAside && state.status !== "OPEN",
});

/** Whether the overlay is dismissed, also after a reload, and a function to dismiss it, which requires a failed attempt. */
export function useWithoutLive(state: LiveState) {
  const [{ isAside: wasAside = false }, keep] = useAtom(asideAtom);
  const [hadFailed, setHasFailed] = useState(false);
  const { hasFailed, isAside } = asideAfter({ hasFailed: hadFailed, isAside: wasAside }, state);
  if (hasFailed !== hadFailed) setHasFailed(hasFailed);
  useEffect(() => {
    if (wasAside && !isAside) keep({});
  }, [wasAside, isAside, keep]);
  return { isAside, putAside: hasFailed ? () => keep({ isAside: true }) : undefined };
}
