import { Fetched, LoadFailed, LoadingScreen, type PlaceOnPage } from "@passerelle/ui";
import type { Chunk } from "@passerelle/ui/first-paint";
import type { ReactNode } from "react";
import { Boundary } from "./Boundary";

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

/** Shows the screen that is in a chunk, with an error boundary of its own. */
export function Loaded<Part>({ place, resetKey, loading = <LoadingScreen />, ...props }: LoadedProps<Part>) {
  return (
    <Boundary place={place} resetKey={resetKey}>
      <Fetched
        {...props}
        loading={loading}
        resetKey={resetKey}
        failed={(retry) => <LoadFailed place={place} {...retry} />}
      />
    </Boundary>
  );
}
