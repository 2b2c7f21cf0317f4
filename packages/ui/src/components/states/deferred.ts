/** Code that the first page can do without; UiProvider loads it once the browser is idle. */
export { keepFocus } from "../focus/focus-restoration";
export { makeInertBehindDialogs } from "../dialogs/inert-behind";
export { Toaster } from "../feedback/Toaster";
export { Tooltips } from "../feedback/Tooltips";
