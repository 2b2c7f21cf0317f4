export const breakpoints = { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" };

/** The media query for windows at least as wide as a breakpoint. */
export const widerThan = (name: keyof typeof breakpoints) => `(min-width: ${breakpoints[name]})`;
