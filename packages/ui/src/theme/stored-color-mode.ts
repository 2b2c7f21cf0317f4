import { browserStorage } from "../browser-storage";
import { dark, light } from "./colors";

export const colorModes = ["system", "light", "dark"] as const;
/** The user's choice; `system` follows the browser. */
export type ColorMode = (typeof colorModes)[number];

export const colorModeKey = "colorMode";
export const prefersDark = "(prefers-color-scheme: dark)";

/** The choice stored in this browser. */
export function readColorMode(): ColorMode {
  const kept = browserStorage.getItem(colorModeKey);
  return colorModes.find((mode) => mode === kept) ?? "system";
}

/** Applies a mode to the document; needs no styles, so that the first paint has the right colours. */
export function showColorMode(chosen = readColorMode()) {
  const isDark = chosen === "dark" || (chosen === "system" && matchMedia(prefersDark).matches);
  const root = document.documentElement;
  root.classList.toggle("dark", isDark);
  root.classList.toggle("light", !isDark);
  root.style.colorScheme = isDark ? "dark" : "light";
  // The background of the first paint, before the styles are loaded.
  root.style.backgroundColor = isDark ? dark.canvas : light.canvas;
}
