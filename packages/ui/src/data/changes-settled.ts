import type { QueryClient } from "@tanstack/react-query";

/** Resolves once no change is pending: each has been answered, refused or has timed out. */
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
