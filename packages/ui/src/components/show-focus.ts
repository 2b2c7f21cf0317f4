import type { FocusEvent } from "react";

/** Brings into view what gets the focus in a dialog: its library moves the focus in and around without scrolling. */
export function showFocus({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
  const isByKeyboard = target.matches(":focus-visible");
  if (isByKeyboard || !currentTarget.contains(relatedTarget)) target.scrollIntoView({ block: "nearest" });
}
