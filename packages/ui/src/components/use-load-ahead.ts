import { useEffect } from "react";

/** Loads the code of what will be opened next; what fails is tried again, and told, once it is opened. */
export function useLoadAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
}
