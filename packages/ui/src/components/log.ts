/** The one place that writes to the browser's console: for failures that the specification only logs. */
export function logFailure(what: string, error: unknown) {
  globalThis.console.warn(what, error);
}
