import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState, useTransition } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { type Chunk, ChunkFailure } from "./chunk";

export interface Retry {
  onRetry: () => void;
  busy: boolean;
}

interface FetchedProps<Part> {
  chunk: Chunk<Part>;
  /** Shown while the code loads. */
  loading?: ReactNode;
  /** Shown after a failure, until a retry succeeds. */
  failed: (retry: Retry) => ReactNode;
  /** A changed value, such as the key of the address, retries after a failure. */
  resetKey?: string | undefined;
  children: (part: Part) => ReactNode;
}

/**
 * Renders the content of a chunk. If the chunk cannot be fetched, an error with a retry button takes its place and the
 * rest of the screen stays; `React.lazy` would keep the first failure for good. Other errors reach the boundary above.
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
        const onRetry = () => startRetry(retry);
        return <RetryOnceOnline onRetry={onRetry}>{failed({ onRetry, busy })}</RetryOnceOnline>;
      }}
    >
      <Suspense fallback={loading}>
        <Content part={attempt.part}>{children}</Content>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Retries automatically when the browser is online again. */
function RetryOnceOnline({ onRetry, children }: Pick<Retry, "onRetry"> & { children: ReactNode }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const whenOnline = () => retry();
    addEventListener("online", whenOnline);
    return () => removeEventListener("online", whenOnline);
  }, []);
  return children;
}

interface ContentProps<Part> {
  part: Part | Promise<Part>;
  children: (part: Part) => ReactNode;
}

function Content<Part>({ part, children }: ContentProps<Part>) {
  return children(part instanceof Promise ? use(part) : part);
}
