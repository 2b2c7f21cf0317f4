/** Code that the first page can do without; UiProvider loads it once the browser is idle. */
export { keepFocus } from "./focus-restoration";
export { makeInertBehindDialogs } from "./inert-behind";
export { Toaster } from "./Toaster";
