import type { LiveServerMessage } from "@passerelle/api";
import type { QueryClient } from "@tanstack/react-query";
import type { QueryRoot } from "./query-keys";

type LiveData = { [Message in LiveServerMessage as Message["type"]]: Message["data"] };
type LiveType = keyof LiveData;

export interface LiveFeature {
  /** The beginning of its query keys; these queries are refetched when messages may have been missed. */
  key: QueryRoot;
  /** Updates of the query cache, by message type. */
  handlers: { readonly [Type in LiveType]?: (client: QueryClient, data: LiveData[Type]) => void };
}

/** Passes a live message to every feature that handles its type. */
export function handleLiveMessage<Type extends LiveType>(
  features: readonly LiveFeature[],
  client: QueryClient,
  { type, data }: { [Each in Type]: { type: Each; data: LiveData[Each] } }[Type],
) {
  for (const { handlers } of features) handlers[type]?.(client, data);
}
