import { createContext } from "react";
import type { createBrowserRouter } from "react-router-dom";

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router. Unlike its hooks, its state already contains an address whose screen is not rendered yet. */
export const RouterContext = createContext<AppRouter | undefined>(undefined);
