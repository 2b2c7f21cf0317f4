import { useQueryClient } from "@tanstack/react-query";

/** Reads again everything that is shown: a change in one list moves statistics, matches and other lists too. */
export function useReload() {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}
