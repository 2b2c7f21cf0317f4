import type { Api } from "@passerelle/api";
import type { DefaultError, FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { reload } from "./reload";

/** Reads the first data of a screen before it is opened; the screen handles failures when it reads again. */
export type Prefetch = (client: QueryClient, api: Api) => Promise<void>;

/** Reads what nothing has asked for yet. The screen shows it at once, and reads it again: it may be old by then. */
export async function prefetchQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, DefaultError, Data, Key> & { queryKey: Key },
) {
  if (client.getQueryState(query.queryKey)) return;
  await client.prefetchQuery(query);
  await reload(client, query.queryKey);
}
