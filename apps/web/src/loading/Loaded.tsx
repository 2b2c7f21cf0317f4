import { CrashScreen, LoadFailed, LoadingScreen, type PlaceOnPage } from "@passerelle/ui";
import { type ReactNode, Suspense, use, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { type Chunk, ChunkFailure } from "./chunk";

interface LoadedProps<Part> {
  chunk: Chunk<Part>;
  /** Inside the shell, or a page of its own. */
  place: PlaceOnPage;
  /** After a failure, another value begins anew: the key of the address. */
  resetKey?: string;
  /** What stands in its place until it is there. */
  loading?: ReactNode;
  children: (part: Part) => ReactNode;
}

/**
 * Shows what is in a chunk, with an error boundary of its own. Code that cannot be fetched is a failed state with
 * another try, not a crash; `React.lazy` would keep the first failure for good.
 */
export function Loaded<Part>(props: LoadedProps<Part>) {
  const { chunk, place, resetKey, loading = <LoadingScreen />, children } = props;
  const [attempt, setAttempt] = useState(() => ({ part: chunk.get() }));
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      onReset={() => setAttempt({ part: chunk.get() })}
      fallbackRender={({ error, resetErrorBoundary }) =>
        error instanceof ChunkFailure ? (
          <LoadFailed place={place} onRetry={resetErrorBoundary} />
        ) : (
          <CrashScreen place={place} onReload={() => window.location.reload()} />
        )
      }
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
