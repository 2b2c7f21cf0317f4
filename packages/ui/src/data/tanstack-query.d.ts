import type { QueryRoot } from "./query-keys";

// In a module that no other imports, so that the packed screens do not restrict the keys of the application around
// them.
declare module "@tanstack/react-query" {
  interface Register {
    queryKey: readonly [QueryRoot, ...unknown[]];
  }
}
