/**
 * In rem, as Chakra writes them into its style sheets: where the browser's font is larger than 16 px, the layout of a
 * narrower window has room for it. In pixels they are 480, 768, 1,024 and 1,280.
 */
export const breakpoints = { sm: "30rem", md: "48rem", lg: "64rem", xl: "80rem" };

/** From this width on, tables are no longer cards, and posts are cut sooner (D-070). */
export const mobileBreakpoint = "md";

/** From this width on, the menu is a sidebar beside the page instead of a drawer (D-070). */
export const sidebarBreakpoint = "lg";

/** The media query for windows at least as wide as a breakpoint. */
export const widerThan = (name: keyof typeof breakpoints) => `(min-width: ${breakpoints[name]})`;
