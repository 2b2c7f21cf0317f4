import { CrashScreen, UiProvider } from "@passerelle/ui";
import { Provider as JotaiProvider } from "jotai";
import { ErrorBoundary } from "react-error-boundary";
import { Areas } from "./Areas";
import { store } from "./session";

/** The application: state, look, and what is shown where nothing else has caught a failure. */
export function App() {
  return (
    <JotaiProvider store={store}>
      <UiProvider>
        <ErrorBoundary fallback={<CrashScreen place="page" onReload={() => window.location.reload()} />}>
          <Areas />
        </ErrorBoundary>
      </UiProvider>
    </JotaiProvider>
  );
}
