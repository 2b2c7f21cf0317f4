import { useSyncExternalStore } from "react";
import { mobileBreakpoint, sidebarBreakpoint, widerThan } from "./breakpoints";

function useMediaQuery(query: string): boolean {
  const matches = () => matchMedia(query).matches;
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    matches,
    matches,
  );
}

/** Whether tables become cards and posts are cut later (D-070). */
export const useIsMobile = () => !useMediaQuery(widerThan(mobileBreakpoint));

/** Whether the sidebar is beside the page (D-070). */
export const useHasSidebar = () => useMediaQuery(widerThan(sidebarBreakpoint));

/** Whether the page is being printed. */
export const useIsPrinted = () => useMediaQuery("print");
