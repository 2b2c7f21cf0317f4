import { LoadingScreen, type PlaceOnPage } from "@passerelle/ui";
import { type ReactNode, Suspense, use, useState } from "react";
import { Boundary } from "./Boundary";
import type { Chunk } from "./chunk";

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
    <Boundary place={place} resetKey={resetKey} onRetry={() => setAttempt({ part: chunk.get() })}>
      <Suspense fallback={loading}>
        <Content part={attempt.part}>{children}</Content>
      </Suspense>
    </Boundary>
  );
}

interface ContentProps<Part> {
  part: Part | Promise<Part>;
  children: (part: Part) => ReactNode;
}

function Content<Part>({ part, children }: ContentProps<Part>) {
  return children(part instanceof Promise ? use(part) : part);
}
