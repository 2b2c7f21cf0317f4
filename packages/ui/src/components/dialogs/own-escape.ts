/** Marks a part of a dialog that handles Escape itself, so that the dialog stays open. */
export const ownEscape = { "data-own-escape": "" } as const;

/** Whether Escape was pressed in such a part of a dialog. */
export const hasOwnEscape = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-own-escape]") !== null;
