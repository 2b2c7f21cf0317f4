/** A window too low for parts that stay in view: a phone held sideways, or a desktop zoomed to 400 %. */
export const low = "@media (max-height: 30rem)";

/** Where the reader's own colours replace ours (Windows' contrast themes). */
export const forcedColors = "@media (forced-colors: active)";
