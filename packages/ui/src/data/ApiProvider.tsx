import type { Api } from "@passerelle/api";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiContext } from "./api-context";

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
