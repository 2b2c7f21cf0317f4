/** Resolves once the browser has nothing else to do. Safari knows no idle callback. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1_000);
  });
