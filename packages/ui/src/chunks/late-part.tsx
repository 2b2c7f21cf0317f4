import type { ComponentType, ReactNode } from "react";
import { createChunk } from "./chunk";
import { Fetched, type Retry } from "./Fetched";

interface LateOptions<Props> {
  /** What stands in its place until it is there. */
  loading?: (props: Props) => ReactNode;
  /** After a failure, another value begins anew. */
  resetKey?: (props: Props) => string;
  /** What stands there where it could not be fetched, and stays until another try has. */
  failed: (retry: Retry, props: Props) => ReactNode;
}

/** A component whose code is fetched when it is first shown, or before by `prefetch`. */
export interface LatePart<Props> {
  (props: Props): ReactNode;
  prefetch: () => Promise<unknown>;
}

/** Makes a component of an import: `latePart(async () => (await import("./Details")).Details, { failed })`. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, resetKey, failed }: LateOptions<Props>,
): LatePart<Props> {
  const chunk = createChunk(async () => ({ Part: await load() }));
  const Late = (props: Props) => (
    <Fetched
      chunk={chunk}
      loading={loading?.(props)}
      resetKey={resetKey?.(props)}
      failed={(retry) => failed(retry, props)}
    >
      {({ Part }) => <Part {...props} />}
    </Fetched>
  );
  return Object.assign(Late, { prefetch: chunk.prefetch });
}
