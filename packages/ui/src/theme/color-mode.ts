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
 * Puts the chosen mode on the document and follows the browser and other tabs. Call it first in an entry module: it
 * needs no styles, so the first paint is in the right colours already.
 */
export function primeColorMode() {
  show();
  matchMedia(prefersDark).addEventListener("change", show);
  addEventListener("storage", (event) => {
    if (event.key === colorModeKey) choose(readColorMode());
  });
}

/** Chooses a mode, here and for the next visit. */
export function setColorMode(mode: ColorMode) {
  browserStorage.setItem(colorModeKey, mode);
  choose(mode);
}

/** The chosen mode and its setter, for the colour-mode control. */
export function useColorMode(): readonly [ColorMode, (mode: ColorMode) => void] {
  return [useAtomValue(colorModeAtom), setColorMode];
}
