import type { ComponentType, ReactNode } from "react";
import { createChunk } from "./chunk";
import { Fetched, type Retry } from "./Fetched";

interface LazyPartOptions<Props> {
  /** Shown while the code loads. */
  loading?: (props: Props) => ReactNode;
  /** A changed value retries after a failure. */
  resetKey?: (props: Props) => string;
  /** Shown after a failure, until a retry succeeds. */
  failed: (retry: Retry, props: Props) => ReactNode;
}

/** A component whose code is loaded when it is first shown, or earlier by `prefetch`. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  prefetch: () => Promise<unknown>;
}

/** Creates a component from an import: `lazyPart(async () => (await import("./Details")).Details, { failed })`. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, resetKey, failed }: LazyPartOptions<Props>,
): LazyPart<Props> {
  const chunk = createChunk(async () => ({ Part: await load() }));
  const Lazy = (props: Props) => (
    <Fetched
      chunk={chunk}
      loading={loading?.(props)}
      resetKey={resetKey?.(props)}
      failed={(retry) => failed(retry, props)}
    >
      {({ Part }) => <Part {...props} />}
    </Fetched>
  );
  return Object.assign(Lazy, { prefetch: chunk.prefetch });
}
