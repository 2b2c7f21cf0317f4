import { CrashScreen, type PlaceOnPage } from "@passerelle/ui";
import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";

interface BoundaryProps {
  /** Inside the shell, or as a page of its own. */
  place: PlaceOnPage;
  /** Resets the boundary after a crash when it changes: the key of the address. */
  resetKey?: string | undefined;
  children: ReactNode;
}

/** The application's error boundary. */
export function Boundary({ place, resetKey, children }: BoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      fallbackRender={() => <CrashScreen place={place} onReload={() => window.location.reload()} />}
    >
      {children}
    </ErrorBoundary>
  );
}
