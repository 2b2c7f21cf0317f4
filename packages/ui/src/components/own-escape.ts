/** On a part of a dialog that Escape leaves while the dialog stays; the part listens for the key itself. */
export const ownEscape = { "data-own-escape": "" } as const;

/** Whether Escape, pressed here, is for a part of the dialog and not for the whole of it. */
export const hasOwnEscape = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-own-escape]") !== null;
