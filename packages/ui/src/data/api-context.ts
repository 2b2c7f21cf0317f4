import type { Api } from "@passerelle/api";
import { createContext, useContext } from "react";

/** The contract's client alone, for pages without a query cache; everywhere else ApiProvider gives both. */
export const ApiContext = createContext<Api | undefined>(undefined);

/** The contract's client, for a feature's `queries.ts`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error("useApi is called outside of ApiProvider");
  return api;
}
