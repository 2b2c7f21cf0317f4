import type { ApiLoader } from "@passerelle/ui";
import { createChunk } from "@passerelle/ui/first-paint";

const client = createChunk(() => import("./client"));

/** Fetches the client for later. */
export const prefetchPublicApi = client.prefetch;

/** The client of the pages before the login, which comes with the first call or before. */
export const publicApi: ApiLoader = async () => (await client.get()).publicClient;
