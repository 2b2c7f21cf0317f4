import { useState } from "react";
import type { Message } from "./discussions";

/**
 * The newest message that arrived while the discussion was open; in a new discussion every message counts. `messages`
 * is undefined while loading.
 */
export function useArrival(messages: readonly Message[] | undefined, isNew: boolean): Message | undefined {
  const last = messages?.at(-1);
  const [known, setKnown] = useState<number | null | undefined>(isNew ? null : undefined);
  if (known === undefined && messages) setKnown(last?.id ?? null);
  return known !== undefined && last?.id !== known ? last : undefined;
}
