import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";

interface Optimistic<Value> {
  /** Identifies the changed value, wherever it is shown: `["like", "post", 88]`. */
  target: readonly unknown[];
  /** The server's last value. */
  saved: Value;
  /** Asks the server, and answers once the cache says the same as the server. */
  send: (wanted: Value) => Promise<unknown>;
  /** The server said no, or nothing; what it last said is shown again. */
  onFailed: (error: unknown) => void;
}

interface OptimisticValue<Value> {
  value: Value;
}

/**
 * A value that changes at once and goes back if the server refuses. One request at a time is on its way for a target;
 * of the values chosen meanwhile the last is sent after it. An optimistic value lies over what the cache says rather
 * than in it, so that no refetch undoes it and taking it back needs no memory.
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
    /** Says what it should become, given what it is. */
    change: (next: (now: Value) => Value) => {
      const waiting = latest();
      const value = next(waiting ? waiting.value : saved);
      client.setQueryData<OptimisticValue<Value> | null>(queryKey, () => ({ value }));
      if (!waiting) void sendAll();
    },
  };
}
