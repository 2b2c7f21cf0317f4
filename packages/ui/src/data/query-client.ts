import { reasonOf } from "@passerelle/api";
import { QueryClient } from "@tanstack/react-query";

const passingStatuses = [502, 503, 504];

/** Trouble that may be over in a second: no connection, or a server behind the door that is just starting. */
export function isPassing(error: unknown): boolean {
  const reason = reasonOf(error);
  return reason.kind === "offline" || (reason.kind === "refused" && passingStatuses.includes(reason.status ?? 0));
}

/**
 * The query cache: an answer of the server is final, passing trouble is tried once more, and a mutation never is.
 * Reading again is left to what knows of a change: a save, the live channel, coming back online.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A child that mounts later may read further fields of a result. With tracked fields, an answer that arrives
        // before it mounts would never be shown.
        notifyOnChangeProps: "all",
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 1_000,
        refetchOnWindowFocus: false,
        // The browser's online state is a guess: call anyway, so that a failure shows at once.
        networkMode: "always",
        // The browser's word that it is online again is a good moment for what has failed.
        refetchOnReconnect: ({ state }) => state.status === "error",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
