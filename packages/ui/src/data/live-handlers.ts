import type { LiveServerMessage } from "@passerelle/api";
import type { Query, QueryClient } from "@tanstack/react-query";

type LiveData = { [Message in LiveServerMessage as Message["type"]]: Message["data"] };
type LiveType = keyof LiveData;

/** What a feature does with live messages. */
export interface LiveFeature {
  /** What the keys of its queries begin with: live messages carry their changes themselves. */
  key: string;
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

/** Whether a query belongs to one of these features. */
export const isLiveQuery = (features: readonly LiveFeature[], { queryKey }: Query) =>
  features.some(({ key }) => queryKey[0] === key);
