import { useLayoutEffect } from "react";
import { announce } from "./Announcer";

/** The screen that was shown last; none when the page is loaded, which is the browser's to announce. */
let shown: string | undefined;

/** Whether another screen is on its way. */
let isChanging = false;

/** Tells which screen is shown, by its path: another one opens at its top, and its heading takes the focus. */
export function useScreenChange(path: string) {
  // Before the effects of the new screen itself.
  useLayoutEffect(() => {
    if (shown !== undefined && shown !== path) {
      isChanging = true;
      window.scrollTo(0, 0);
    }
    shown = path;
  }, [path]);
}

/** Whether no screen was shown before. */
export const isFirstScreen = () => shown === undefined;

/** Whether the new screen is still on its way. */
export const isScreenChanging = () => isChanging;

/**
 * The new screen is there: its heading takes the focus, which reads it out. Where a field of the screen has it already,
 * or the heading is out of sight, the title is announced instead.
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
