import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState, useTransition } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { type Chunk, ChunkFailure } from "./chunk";

/** Another try, and whether it is under way. */
export interface Retry {
  onRetry: () => void;
  busy: boolean;
}

interface FetchedProps<Part> {
  chunk: Chunk<Part>;
  /** What stands in its place until it is there. */
  loading?: ReactNode;
  /** What stands there where it could not be fetched, and stays until another try has. */
  failed: (retry: Retry) => ReactNode;
  /** After a failure, another value begins anew: the key of the address. */
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

/** Tries again by itself when the browser is online again. */
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
