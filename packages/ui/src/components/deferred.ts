/** What the first page is usable without; UiProvider fetches it once the browser is idle. */
export { keepFocus } from "./focus-restoration";
export { makeInertBehindDialogs } from "./inert-behind";
export { Toaster } from "./Toaster";
