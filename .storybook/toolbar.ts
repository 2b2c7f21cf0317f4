import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { useSyncExternalStore } from "react";
import { initialGlobals } from "./globals";

type Globals = Record<string, unknown>;

function current(): Globals {
  const channel = addons.getChannel();
  const [said]: { globals?: Globals }[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return said?.globals ?? initialGlobals;
}

function subscribe(listener: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

/** The toolbar's globals, for a documentation page. */
export const useToolbar = () => useSyncExternalStore(subscribe, current);

/** The query that gives a frame the toolbar's globals, except the width, which each frame sets itself. */
export const toolbarQuery = (globals: Globals) =>
  Object.keys(initialGlobals)
    .map((name) => `${name}:${String(globals[name])}`)
    .join(";");
