import { useEffect } from "react";
import type { useMessageHistory } from "./use-message-history";

/** A search result at which its discussion is opened. */
export interface Target {
  key: string;
  id: number;
  /** Increases with each choice, because the same message may be chosen again. */
  turn: number;
}

/** Called with the key of a discussion and the id of the chosen message. */
export type OnChooseFound = (key: string, id: number) => void;

/** The name of a result's button, so that the focus can return to it. */
export const foundName = (id: number) => `message-${id}`;

/** Loads older messages, page by page, until the target is there; returns whether it is still loading. */
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
