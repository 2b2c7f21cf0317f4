import type { Api } from "@passerelle/api";
import { type Context, createContext, useContext } from "react";

/** Loads the client with the first call, so that a page is usable before its code arrives. */
export type ApiLoader = () => Promise<Api>;

/** The contract's client for pages without a query cache; elsewhere ApiProvider provides both. */
export const ApiContext: Context<Api | ApiLoader | undefined> = createContext<Api | ApiLoader | undefined>(undefined);

/** The contract's client, for a feature's `queries.ts`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api || typeof api === "function") throw new Error("useApi is called outside of ApiProvider");
  return api;
}
