import type { Api } from "@passerelle/api";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";

const ApiContext = createContext<Api | undefined>(undefined);

interface ApiProviderProps {
  api: Api;
  /** From `createQueryClient`; cleared by the application when a session ends. */
  queryClient: QueryClient;
  children: ReactNode;
}

/** The contract's client and the query cache for every screen below. */
export function ApiProvider({ api, queryClient, children }: ApiProviderProps) {
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

/** The contract's client, for a feature's `queries.ts`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error("useApi is called outside of ApiProvider");
  return api;
}
