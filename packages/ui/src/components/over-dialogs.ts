/** On what lies over the dialogs, within reach beside an open one; their library looks for an attribute of this name. */
export const overDialogs = { "data-live-announcer": "over-dialogs" } as const;

/** Whether a click is on what lies over the dialogs, and so does not close one. */
export const isOverDialogs = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-live-announcer=over-dialogs]") !== null;
