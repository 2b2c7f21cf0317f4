/** Resolves when the browser is idle. Safari has no idle callback. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1_000);
  });
