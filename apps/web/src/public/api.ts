import type { ApiLoader } from "@passerelle/ui";
import { createChunk } from "@passerelle/ui/first-paint";

const client = createChunk(() => import("./client"));

export const prefetchPublicApi = client.prefetch;

/** The client of the pages before the login; loaded with the first call, or earlier by the prefetch. */
export const publicApi: ApiLoader = async () => (await client.get()).publicClient;
