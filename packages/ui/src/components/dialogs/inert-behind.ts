/** The attribute that Zag, the dialogs' state machine, sets on everything behind an open dialog. */
const marker = "data-aria-hidden";

/**
 * Makes everything that an open dialog hides from assistive technology inert as well, which keeps pointer, focus and
 * search out of it. Returns a function that stops it.
 */
export function makeInertBehindDialogs(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement) target.inert = target.hasAttribute(marker);
  });
  // Dialogs that were already open at the start.
  for (const behind of document.querySelectorAll<HTMLElement>(`[${marker}]`)) behind.inert = true;
  observer.observe(document.body, { subtree: true, attributeFilter: [marker] });
  return () => observer.disconnect();
}
