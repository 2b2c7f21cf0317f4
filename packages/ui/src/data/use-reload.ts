import { useQueryClient } from "@tanstack/react-query";
import { isGone, isUnclear } from "./unless-missing";

/**
 * What a save leaves to be read again: everything, also when what was to be changed turns out to be gone, or when nobody
 * knows whether it was saved.
 */
export function useReloadAfterSave() {
  const reload = useReload();
  return { onSuccess: reload, onError: (error: Error) => (isGone(error) || isUnclear(error)) && reload() };
}

/** Reads again everything that is shown: a change in one list moves statistics, matches and other lists too. */
export function useReload() {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}
