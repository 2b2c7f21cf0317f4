import { type ReactNode, Suspense, use, useState, useTransition } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { type Chunk, ChunkFailure } from "./chunk";

/** A retry function, and whether it is running. */
export interface Retry {
  onRetry: () => void;
  busy: boolean;
}

interface FetchedProps<Part> {
  chunk: Chunk<Part>;
  /** The placeholder until the chunk is loaded. */
  loading?: ReactNode;
  /** The content after a failure, until a retry succeeds. */
  failed: (retry: Retry) => ReactNode;
  /** Retries after a failure when it changes: the key of the address. */
  resetKey?: string | undefined;
  children: (part: Part) => ReactNode;
}

/**
 * Renders the content of a chunk. If the chunk cannot be loaded, an error with a retry button takes its place and the
 * rest of the screen stays; `React.lazy` would keep the first failure permanently. Other errors reach the boundary
 * above.
 */
export function Fetched<Part>({ chunk, loading, failed, resetKey, children }: FetchedProps<Part>) {
  const [attempt, setAttempt] = useState(() => ({ part: chunk.get() }));
  const [busy, startRetry] = useTransition();
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      onReset={() => setAttempt({ part: chunk.get() })}
      fallbackRender={({ error, resetErrorBoundary }) => {
        if (!(error instanceof ChunkFailure)) throw error;
        const retry = () => Promise.resolve(chunk.get()).then(resetErrorBoundary, () => undefined);
        return failed({ onRetry: () => startRetry(retry), busy });
      }}
    >
      <Suspense fallback={loading}>
        <Content part={attempt.part}>{children}</Content>
      </Suspense>
    </ErrorBoundary>
  );
}

interface ContentProps<Part> {
  part: Part | Promise<Part>;
  children: (part: Part) => ReactNode;
}

function Content<Part>({ part, children }: ContentProps<Part>) {
  return children(part instanceof Promise ? use(part) : part);
}
