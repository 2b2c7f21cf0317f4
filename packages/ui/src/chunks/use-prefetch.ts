import { useEffect } from "react";
import type { Chunk } from "./chunk";

/** Loads code that is likely to be needed next. Failures are ignored: opening it tries again, and shows them. */
export function usePrefetch({ prefetch }: Pick<Chunk<unknown>, "prefetch">): void {
  useEffect(() => void prefetch(), [prefetch]);
}
