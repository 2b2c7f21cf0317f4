/** The container of an open discussion, whose size the conditions below test in the page's font size. */
export const discussionContainer = { containerType: "size", containerName: "discussion" } as const;

/** Too low for the header, the messages and the text box together: all but the text box scroll. */
export const lowDiscussion = "@container discussion (max-height: 25rem)";

/** Text of twice the size on a phone. The icons do not grow, so neither do their buttons. */
export const crampedDiscussion = "@container discussion (max-height: 25rem) and (max-width: 16rem)";

/** The size of an icon button on a phone, whatever the size of text. */
export const fixedTarget = "44px";

/** Too narrow for a message beside its buttons, as with text of twice the size on a phone. */
export const narrowDiscussion = "@container discussion (max-width: 16rem)";
