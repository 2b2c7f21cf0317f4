import { reasonOf } from "@passerelle/api";
import { QueryClient } from "@tanstack/react-query";

const passingStatuses = [502, 503, 504];

/** Temporary failures: no connection, or a proxy whose server is just starting. */
export function isPassing(error: unknown): boolean {
  const reason = reasonOf(error);
  return reason.kind === "offline" || (reason.kind === "refused" && passingStatuses.includes(reason.status ?? 0));
}

/**
 * Creates the query cache. A server's answer is final, a temporary failure is retried once, and mutations are never
 * retried. Refetching is left to code that knows of a change: a save, the live channel, a return online.
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
        // A return online is a good moment to retry failed queries.
        refetchOnReconnect: ({ state }) => state.status === "error",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
