import type { QueryClient } from "@tanstack/react-query";

/** Resolves once no change is under way any more: answered, refused or out of time. */
export function changesSettled(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (client.isMutating() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.getMutationCache().subscribe(check);
    check();
  });
}
