import { atom, useAtomValue } from "jotai";
import { dark, light } from "./colors";
import { store } from "../store";

export const colorModes = ["system", "light", "dark"] as const;
/** What a reader chooses; `system` follows the browser. */
export type ColorMode = (typeof colorModes)[number];

const storageKey = "colorMode";
const prefersDark = "(prefers-color-scheme: dark)";

function read(): ColorMode {
  try {
    const kept = localStorage.getItem(storageKey);
    return colorModes.find((mode) => mode === kept) ?? "system";
  } catch {
    return "system"; // a browser that refuses storage: its own preference counts
  }
}

const colorModeAtom = atom(read());

function show() {
  const chosen = store.get(colorModeAtom);
  const isDark = chosen === "dark" || (chosen === "system" && matchMedia(prefersDark).matches);
  const root = document.documentElement;
  root.classList.toggle("dark", isDark);
  root.classList.toggle("light", !isDark);
  root.style.colorScheme = isDark ? "dark" : "light";
  // Before the styles are there: the ground of the first paint.
  root.style.backgroundColor = isDark ? dark.canvas : light.canvas;
}

function choose(mode: ColorMode) {
  store.set(colorModeAtom, mode);
  show();
}

/**
 * Puts the chosen mode on the document and follows the browser and other tabs. Call it first in an entry module: it
 * needs no styles, so the first paint is in the right colours already.
 */
export function primeColorMode() {
  show();
  matchMedia(prefersDark).addEventListener("change", show);
  addEventListener("storage", (event) => {
    if (event.key === storageKey) choose(read());
  });
}

/** Chooses a mode, here and for the next visit. */
export function setColorMode(mode: ColorMode) {
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // A browser that refuses storage: the choice lasts as long as the page.
  }
  choose(mode);
}

/** The chosen mode and its setter, for the colour-mode control. */
export function useColorMode(): readonly [ColorMode, (mode: ColorMode) => void] {
  return [useAtomValue(colorModeAtom), setColorMode];
}
