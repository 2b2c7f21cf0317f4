/** Marks elements above dialogs that stay usable while one is open; the dialog library looks for this attribute. */
export const overDialogs = { "data-live-announcer": "over-dialogs" } as const;

/** Whether a click was on an element above dialogs, which must not close a dialog. */
export const isOverDialogs = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-live-announcer=over-dialogs]") !== null;
