/** A window too low for sticky parts: a phone in landscape, or a desktop at 400 % zoom, also with a larger font. */
export const low = "@media (max-height: 480px), (max-height: 20rem)";

/** The user's own colours replace ours (Windows' contrast themes). */
export const forcedColors = "@media (forced-colors: active)";
