/** What the dialogs' machine sets on everything behind an open one. */
const marker = "data-aria-hidden";

/**
 * Keeps pointer, focus, search and assistive technology out of what lies behind a dialog: whatever the dialog hides
 * from assistive technology is inert as well. Answers how to stop.
 */
export function makeInertBehindDialogs(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement) target.inert = target.hasAttribute(marker);
  });
  // A dialog that is open from the beginning was there first.
  for (const behind of document.querySelectorAll<HTMLElement>(`[${marker}]`)) behind.inert = true;
  observer.observe(document.body, { subtree: true, attributeFilter: [marker] });
  return () => observer.disconnect();
}
