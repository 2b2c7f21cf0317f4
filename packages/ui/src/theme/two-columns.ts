/** Two columns of fields or facts, or one where large text leaves no room for two. */
export const twoColumns = "repeat(auto-fit, minmax(min(100%, max(7.5rem, 50% - 1rem)), 1fr))";
