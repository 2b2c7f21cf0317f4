import { useLayoutEffect } from "react";
import { announce } from "../feedback/Announcer";

/** The last screen; undefined after a page load, which the browser announces. */
let shown: string | undefined;

/** Whether another screen is being shown. */
let isChanging = false;

/** Reports the current screen by its path: another screen scrolls to its top, and its heading takes the focus. */
export function useScreenChange(path: string) {
  // Runs before the effects of the new screen.
  useLayoutEffect(() => {
    if (shown !== undefined && shown !== path) {
      isChanging = true;
      window.scrollTo(0, 0);
    }
    shown = path;
  }, [path]);
}

/** Whether no screen has been shown before. */
export const isFirstScreen = () => shown === undefined;

/** Whether the new screen is still loading. */
export const isScreenChanging = () => isChanging;

/**
 * Called when the new screen is there. Its heading takes the focus, which reads it out. If a field already has the
 * focus, or the heading is out of view, the title is announced instead.
 */
export function endScreenChange(heading: HTMLElement) {
  if (!isChanging) return;
  isChanging = false;
  const hasFocus = heading.closest("main")?.querySelector(":scope :focus") instanceof HTMLElement;
  if (!hasFocus) heading.focus({ preventScroll: true });
  if (document.activeElement === heading) return;
  const lang = heading.closest<HTMLElement>("[lang]")?.lang;
  announce(heading.textContent ?? "", lang ? { lang } : {});
}
