/** The only function that writes to the console, for failures that the specification only logs. */
export function logFailure(what: string, error: unknown) {
  globalThis.console.warn(what, error);
}
