import type { LiveServerMessage } from "@passerelle/api";
import type { QueryClient } from "@tanstack/react-query";
import type { QueryRoot } from "./query-keys";

type LiveData = { [Message in LiveServerMessage as Message["type"]]: Message["data"] };
type LiveType = keyof LiveData;

/** What a feature does with live messages. */
export interface LiveFeature {
  /** What the keys of its queries begin with: they are read again where messages may have been missed. */
  key: QueryRoot;
  /** By type, how a message changes what the query cache holds. */
  handlers: { readonly [Type in LiveType]?: (client: QueryClient, data: LiveData[Type]) => void };
}

/** Hands a live message to every feature that handles its type. */
export function handleLiveMessage<Type extends LiveType>(
  features: readonly LiveFeature[],
  client: QueryClient,
  { type, data }: { [Each in Type]: { type: Each; data: LiveData[Each] } }[Type],
) {
  for (const { handlers } of features) handlers[type]?.(client, data);
}
