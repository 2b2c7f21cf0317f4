import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";

interface Optimistic<Value> {
  /** Identifies the value wherever it is shown: `["like", "post", 88]`. */
  target: readonly unknown[];
  /** The latest value from the server. */
  saved: Value;
  /** Sends a value; resolves once the cache agrees with the server. */
  send: (wanted: Value) => Promise<unknown>;
  /** Called after a refusal or without an answer; the latest value from the server is shown again. */
  onFailed: (error: unknown) => void;
}

interface OptimisticValue<Value> {
  value: Value;
}

/**
 * A value that changes at once, and changes back if the server refuses. Only one request per target is pending; of the
 * values chosen meanwhile, the last one is sent next. The optimistic value is kept outside the cache, so that a refetch
 * cannot undo it and undoing needs no copy.
 */
export function useOptimistic<Value>({ target, saved, send, onFailed }: Optimistic<Value>) {
  const client = useQueryClient();
  const queryKey = ["optimistic", ...target] as const;
  const { data: optimistic } = useQuery<OptimisticValue<Value> | null>({ queryKey, queryFn: skipToken });
  const latest = () => client.getQueryData<OptimisticValue<Value> | null>(queryKey);

  const sendAll = async () => {
    try {
      let wanted = latest();
      while (wanted) {
        await send(wanted.value);
        const next = latest();
        wanted = next?.value === wanted.value ? null : next;
      }
    } catch (error) {
      onFailed(error);
    } finally {
      client.setQueryData(queryKey, null);
    }
  };

  return {
    value: optimistic ? optimistic.value : saved,
    /** Computes the next value from the current one. */
    change: (next: (now: Value) => Value) => {
      const waiting = latest();
      const value = next(waiting ? waiting.value : saved);
      client.setQueryData<OptimisticValue<Value> | null>(queryKey, () => ({ value }));
      if (!waiting) void sendAll();
    },
  };
}
