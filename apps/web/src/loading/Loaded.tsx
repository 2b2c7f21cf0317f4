import { Fetched, LoadFailed, LoadingScreen, type PlaceOnPage } from "@passerelle/ui";
import type { Chunk } from "@passerelle/ui/first-paint";
import type { ReactNode } from "react";
import { Boundary } from "./Boundary";

interface LoadedProps<Part> {
  chunk: Chunk<Part>;
  /** Inside the shell, or as a page of its own. */
  place: PlaceOnPage;
  /** Retries after a failure when it changes: the key of the address. */
  resetKey?: string;
  /** The placeholder until the chunk is loaded. */
  loading?: ReactNode;
  children: (part: Part) => ReactNode;
}

/** Shows the screen of a chunk, within its own error boundary. */
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
