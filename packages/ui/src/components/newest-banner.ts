import { createContext, useContext, useEffect, useEffectEvent } from "react";

type Dismiss = () => void;

/** Keeps the one banner of a page: `show` dismisses the one before, and answers what to call once the new one has gone. */
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

/** Dismisses the page's former banner as another appears, so that what no longer holds does not stand beside it. */
export function useNewestBanner(onDismiss: Dismiss) {
  const newest = useContext(NewestBanner);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => newest?.show(() => dismiss()), [newest]);
}
