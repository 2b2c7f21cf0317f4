import { factory } from "@mswjs/data";
import { models } from "./models";

/**
 * Creates the empty tables. In a browser `factory()` joins a BroadcastChannel, through which a second tab would write
 * into the first one's tables; therefore it is hidden meanwhile.
 */
export function createTables(nextId: (table: string) => number) {
  const channel = Object.getOwnPropertyDescriptor(globalThis, "BroadcastChannel");
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  try {
    return factory(models(nextId));
  } finally {
    if (channel) Object.defineProperty(globalThis, "BroadcastChannel", channel);
  }
}

export type Tables = ReturnType<typeof createTables>;
