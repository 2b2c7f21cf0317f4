import type { Api } from "@passerelle/api";
import type { QueryClient } from "@tanstack/react-query";

/** Reads what a screen shows first, before somebody opens it; a failure is left to the screen. */
export type ReadAhead = (client: QueryClient, api: Api) => Promise<void>;
