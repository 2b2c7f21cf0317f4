import type { ComponentType, ReactNode } from "react";
import { createChunk } from "./chunk";
import { Fetched, type Retry } from "./Fetched";

interface LazyPartOptions<Props> {
  /** What stands in its place until it is there. */
  loading?: (props: Props) => ReactNode;
  /** After a failure, another value begins anew. */
  resetKey?: (props: Props) => string;
  /** What stands there where it could not be fetched, and stays until another try has. */
  failed: (retry: Retry, props: Props) => ReactNode;
}

/** A component whose code is fetched when it is first shown, or before by `prefetch`. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  prefetch: () => Promise<unknown>;
}

/** Makes a component of an import: `lazyPart(async () => (await import("./Details")).Details, { failed })`. */
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
