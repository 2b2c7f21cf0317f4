/** Places with buttons at the bottom: an open dialog, a changed form, a conversation. */
const withButtonsBelow = "html:has([data-fills], [data-save-bar], [role$=dialog][data-state=open]) &";

/**
 * The place of messages that disappear by themselves: the corner opposite the main buttons, which are at the end of a
 * page, a form or a row. On phones it is above the bottom bar, or below the header if there are buttons at the bottom.
 */
export const toastPlace = {
  position: "fixed",
  insetInlineStart: { base: "2", md: "4" },
  insetInlineEnd: { base: "2", md: "auto" },
  width: { md: "24rem" },
  bottom: "calc(max(var(--stuck-bottom, 0px), var(--under-foot, 0px)) + {spacing.2})",
  mdDown: { [withButtonsBelow]: { top: "max({spacing.32}, var(--under-notice, 0px) + {spacing.2})", bottom: "auto" } },
} as const;
