import { atom, useAtomValue } from "jotai";
import { browserStorage } from "../browser-storage";
import { store } from "../store";
import { type ColorMode, colorModeKey, prefersDark, readColorMode, showColorMode } from "./stored-color-mode";

const colorModeAtom = atom(readColorMode());

const show = () => showColorMode(store.get(colorModeAtom));

function choose(mode: ColorMode) {
  store.set(colorModeAtom, mode);
  show();
}

/**
 * Applies the stored colour mode to the document, and follows the system and other tabs. Call it first in an entry
 * module: it needs no styles, so that the first paint has the right colours.
 */
export function primeColorMode() {
  show();
  matchMedia(prefersDark).addEventListener("change", show);
  addEventListener("storage", (event) => {
    if (event.key === colorModeKey) choose(readColorMode());
  });
}

/** Changes the mode, and stores it for the next visit. */
export function setColorMode(mode: ColorMode) {
  browserStorage.setItem(colorModeKey, mode);
  choose(mode);
}

/** The chosen mode and its setter, for the colour-mode control. */
export function useColorMode(): readonly [ColorMode, (mode: ColorMode) => void] {
  return [useAtomValue(colorModeAtom), setColorMode];
}
