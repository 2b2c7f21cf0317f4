import { useState } from "react";
import type { Message } from "./discussions";

/** The newest message that came while the discussion was open; of a new discussion, every one. `messages` are undefined until read. */
export function useArrival(messages: readonly Message[] | undefined, isNew: boolean): Message | undefined {
  const last = messages?.at(-1);
  const [known, setKnown] = useState<number | null | undefined>(isNew ? null : undefined);
  if (known === undefined && messages) setKnown(last?.id ?? null);
  return known !== undefined && last?.id !== known ? last : undefined;
}
