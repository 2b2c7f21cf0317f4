import type { ReactNode } from "react";
import type { Sentence } from "../../i18n";
import { ErrorText } from "../fields/ErrorText";
import { FailedState } from "./FailedState";
import { LoadingState } from "./LoadingState";
import { SkeletonText } from "./Skeletons";
import { useLastDefined } from "../provider/use-last-defined";

/** The part of a TanStack query that a view uses. */
interface Query<Data> {
  data: Data | undefined;
  isError: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  query: Query<Data>;
  /** The specification's loading text. */
  loading: string;
  /** The quoted text of a failure, for errors without a server text; or the text for each error. */
  failed: Sentence | ((error: Error) => Sentence);
  skeleton?: ReactNode;
  /** Shown instead of an empty list (`[]` or `{ items: [] }`). */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

function isEmptyList(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === "object" && data !== null && "items" in data && isEmptyList(data.items);
}

const noReason = new Error();

/** A query's state: loading, failed with a retry button, empty, or ready. */
export function QueryView<Data>({ query, loading, failed, skeleton, empty, children }: QueryViewProps<Data>) {
  // The retry button keeps the focus until the result arrives.
  const lastError = useLastDefined(query.isError ? (query.error ?? noReason) : undefined);
  if (query.data !== undefined) return empty && isEmptyList(query.data) ? empty : children(query.data);
  if (lastError) {
    return (
      <FailedState busy={query.isFetching} onRetry={() => void query.refetch()}>
        {typeof failed === "function" ? (
          <ErrorText error={null} otherwise={failed(lastError)} />
        ) : (
          <ErrorText error={lastError} otherwise={failed} />
        )}
      </FailedState>
    );
  }
  return <LoadingState text={loading}>{skeleton ?? <SkeletonText />}</LoadingState>;
}
