import { type AnchorProps, ApiProvider, createQueryClient, LinkProvider, UiProvider } from "@passerelle/ui";
import { Provider as JotaiProvider } from "jotai";
import { BrowserRouter, Link } from "react-router-dom";
import { api } from "./api";
import { AppErrorBoundary } from "./AppErrorBoundary";
import { AppRoutes } from "./routes";
import { store, tokenAtom } from "./session";

const queryClient = createQueryClient();
// What one person has read is nobody else's.
store.sub(tokenAtom, () => queryClient.clear());

const routerLink = ({ href, ...props }: AnchorProps) => <Link to={href} {...props} />;

/** The application: session, look, client and routes around the screens. */
export function App() {
  return (
    <JotaiProvider store={store}>
      <UiProvider>
        <ApiProvider api={api} queryClient={queryClient}>
          <BrowserRouter>
            <LinkProvider render={routerLink}>
              <AppErrorBoundary>
                <AppRoutes />
              </AppErrorBoundary>
            </LinkProvider>
          </BrowserRouter>
        </ApiProvider>
      </UiProvider>
    </JotaiProvider>
  );
}
