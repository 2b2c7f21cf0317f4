import { useSyncExternalStore } from "react";

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

/** Below 768 px, tables become cards and posts are cut later (D-070). */
export const useIsMobile = () => !useMediaQuery("(min-width: 768px)");

/** From 1024 px on, the sidebar is beside the page (D-070). */
export const useHasSidebar = () => useMediaQuery("(min-width: 1024px)");
