import { CrashScreen, LoadFailed, type PlaceOnPage } from "@passerelle/ui";
import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { ChunkFailure } from "./chunk";

interface BoundaryProps {
  /** Inside the shell, or a page of its own. */
  place: PlaceOnPage;
  /** After a failure, another value begins anew: the key of the address. */
  resetKey?: string | undefined;
  /** Fetches the code once more. */
  onRetry?: () => void;
  children: ReactNode;
}

/** The application's error boundary: code that could not be fetched is a failed state, anything else a crash. */
export function Boundary({ place, resetKey, onRetry, children }: BoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      {...(onRetry && { onReset: onRetry })}
      fallbackRender={({ error, resetErrorBoundary }) =>
        error instanceof ChunkFailure ? (
          <LoadFailed place={place} onRetry={resetErrorBoundary} />
        ) : (
          <CrashScreen place={place} onReload={() => window.location.reload()} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}
