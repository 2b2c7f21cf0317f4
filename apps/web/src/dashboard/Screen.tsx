import { CrashScreen, LoadingScreen } from "@passerelle/ui";
import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "react-router-dom";

/** The place of one screen inside the shell: its code may still be loading, and its failure stays its own. */
export function Screen({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={<CrashScreen onReload={() => window.location.reload()} />} resetKeys={[key]}>
      <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
