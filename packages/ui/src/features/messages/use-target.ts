import { useEffect } from "react";
import type { useMessageHistory } from "./use-message-history";

/** A message that a search has found, and that its discussion is to be opened at. */
export interface Target {
  /** The key of its discussion. */
  key: string;
  id: number;
  /** Counts the choices: the same message may be chosen again. */
  turn: number;
}

/** A message was chosen, by the key of its discussion and its id. */
export type OnChooseFound = (key: string, id: number) => void;

/** What the button of a found message is called, so that the focus comes back to it. */
export const foundName = (id: number) => `message-${id}`;

/** Reads older messages, page by page, until one that is wanted is there; returns whether it is on its way. */
export function useSeeking(target: Target | undefined, history: ReturnType<typeof useMessageHistory>): boolean {
  const { messages, hasOlder, isLoadingOlder, olderFailed, loadOlder } = history;
  const first = messages[0];
  const isBefore = target !== undefined && first !== undefined && target.id < first.id;
  const isSeeking = isBefore && hasOlder && (isLoadingOlder || !olderFailed);
  useEffect(() => {
    if (isSeeking && !isLoadingOlder) loadOlder();
  });
  return isSeeking;
}
