/** Places whose bottom has buttons of its own: an open dialog, a changed form, a conversation. */
const withButtonsBelow = "html:has([data-fills], [data-save-bar], [role$=dialog][data-state=open]) &";

/**
 * Where messages that disappear by themselves lie: in the corner opposite the main buttons, which stand at the end of a
 * page, a form or a row. On a phone it is above the bottom bar, or below the header where the bottom has buttons.
 */
export const passingPlace = {
  position: "fixed",
  insetInlineStart: { base: "2", md: "4" },
  insetInlineEnd: { base: "2", md: "auto" },
  width: { md: "24rem" },
  bottom: "calc(var(--stuck-bottom, 0px) + {spacing.2})",
  mdDown: { [withButtonsBelow]: { top: "32", bottom: "auto" } },
} as const;
