import { useEffect } from "react";
import type { Chunk } from "./chunk";

/** Loads the code of what will be opened next; what fails is tried again, and told, once it is opened. */
export function usePrefetch({ prefetch }: Pick<Chunk<unknown>, "prefetch">): void {
  useEffect(() => void prefetch(), [prefetch]);
}
