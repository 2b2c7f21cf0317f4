import type { FocusEvent } from "react";

/** Scrolls the focused element of a dialog into view, because the dialog library moves the focus without scrolling. */
export function showFocus({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
  const isByKeyboard = target.matches(":focus-visible");
  if (isByKeyboard || !currentTarget.contains(relatedTarget)) target.scrollIntoView({ block: "nearest" });
}
