import type { FocusEvent } from "react";

/** Brings into view what gets the focus as a dialog opens: its library focuses without scrolling. */
export function showInitialFocus({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!currentTarget.contains(relatedTarget)) target.scrollIntoView({ block: "nearest" });
}
