import type { Api } from "@passerelle/api";
import { type Context, createContext, useContext } from "react";

/** Fetches the client with the first call: a page is usable without its code. */
export type ApiLoader = () => Promise<Api>;

/** The contract's client alone, for pages without a query cache; everywhere else ApiProvider gives both. */
export const ApiContext: Context<Api | ApiLoader | undefined> = createContext<Api | ApiLoader | undefined>(undefined);

/** The contract's client, for a feature's `queries.ts`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api || typeof api === "function") throw new Error("useApi is called outside of ApiProvider");
  return api;
}
