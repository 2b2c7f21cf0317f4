import { browserStorage } from "../browser-storage";
import { dark, light } from "./colors";

export const colorModes = ["system", "light", "dark"] as const;
/** What a reader chooses; `system` follows the browser. */
export type ColorMode = (typeof colorModes)[number];

export const colorModeKey = "colorMode";
export const prefersDark = "(prefers-color-scheme: dark)";

/** The choice kept in this browser. */
export function readColorMode(): ColorMode {
  const kept = browserStorage.getItem(colorModeKey);
  return colorModes.find((mode) => mode === kept) ?? "system";
}

/** Puts a mode on the document; it needs no styles, so that the first paint is in the right colours already. */
export function showColorMode(chosen = readColorMode()) {
  const isDark = chosen === "dark" || (chosen === "system" && matchMedia(prefersDark).matches);
  const root = document.documentElement;
  root.classList.toggle("dark", isDark);
  root.classList.toggle("light", !isDark);
  root.style.colorScheme = isDark ? "dark" : "light";
  // Before the styles are there: the ground of the first paint.
  root.style.backgroundColor = isDark ? dark.canvas : light.canvas;
}
