import { useEffect } from "react";
import type { Chunk } from "./chunk";

/** Loads code that will probably be needed next; a failure is retried and shown when it is needed. */
export function usePrefetch({ prefetch }: Pick<Chunk<unknown>, "prefetch">): void {
  useEffect(() => void prefetch(), [prefetch]);
}
