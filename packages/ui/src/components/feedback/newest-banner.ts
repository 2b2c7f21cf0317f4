import { createContext, useContext, useEffect, useEffectEvent } from "react";

type Dismiss = () => void;

/**
 * Manages the single banner of a page: `show` dismisses the previous one, and returns a function to call after the new
 * one has disappeared.
 */
export function createNewestBanner() {
  let newest: Dismiss | undefined;
  return {
    show(dismiss: Dismiss) {
      newest?.();
      newest = dismiss;
      return () => {
        if (newest === dismiss) newest = undefined;
      };
    },
  };
}

export const NewestBanner = createContext<ReturnType<typeof createNewestBanner> | undefined>(undefined);

/** Dismisses the page's previous banner when another appears, so that outdated messages disappear. */
export function useNewestBanner(onDismiss: Dismiss) {
  const newest = useContext(NewestBanner);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => newest?.show(() => dismiss()), [newest]);
}
