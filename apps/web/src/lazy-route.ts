import { type ComponentType, lazy } from "react";

/** A screen in a chunk of its own, by the name it is exported under. */
export function lazyRoute<Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
