import type { Api } from "@passerelle/api";
import type { DefaultError, FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { reload } from "./reload";

/** Loads the first data of a screen before it opens. Failures are ignored, because the screen loads the data again. */
export type Prefetch = (client: QueryClient, api: Api) => Promise<void>;

/** Loads data that no query has loaded yet. The screen shows them at once and refetches, since they may be outdated. */
export async function prefetchQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, DefaultError, Data, Key> & { queryKey: Key },
) {
  if (client.getQueryState(query.queryKey)) return;
  await client.prefetchQuery(query);
  await reload(client, query.queryKey);
}
