import { createContext, use } from "react";
import type { createBrowserRouter } from "react-router-dom";

export type AppRouter = ReturnType<typeof createBrowserRouter>;

export const RouterContext = createContext<AppRouter | undefined>(undefined);

/**
 * The router. Unlike its hooks, its state already contains an address whose screen is not rendered yet, and `flushSync`
 * works behind the login.
 */
export function useRouter(): AppRouter {
  const router = use(RouterContext);
  if (!router) throw new Error("The router is used outside of RouterContext.");
  return router;
}
