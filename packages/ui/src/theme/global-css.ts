import { defineGlobalStyles, defineKeyframes } from "@chakra-ui/react";
import { forcedColors, low } from "./conditions";

/** What takes the motion out of everything. */
export const noMotion = {
  animation: "none !important",
  transition: "none !important",
  scrollBehavior: "auto !important",
};

export const globalCss = defineGlobalStyles({
  "*": {
    "--global-font-mono": "fonts.mono",
    "--global-font-body": "fonts.body",
    "--global-color-border": "colors.line",
    // The reset sets a value on every element, which would stop the inheritance of a part's own value.
    overflowWrap: "inherit",
  },
  html: {
    color: "ink",
    bg: "canvas",
    colorPalette: "brand",
    fontSize: "100%",
    lineHeight: "body",
    textSizeAdjust: "100%",
    overflowWrap: "break-word",
    scrollbarColor: "{colors.edge} transparent",
  },
  // What takes the focus is not under the header or the bar at the bottom.
  "html:has([data-shell])": {
    scrollPaddingBlock: { base: "{sizes.header} {sizes.bottomBar}", lg: "2" },
    [low]: { scrollPaddingBlock: "0" },
  },
  body: { minHeight: "100dvh", fontSize: "md" },
  "*::placeholder": { color: "ink.muted", opacity: 1 },
  "*::selection": { bg: "brand.line", color: "ink" },
  ":focus-visible": { outline: "2px solid {colors.focus}", outlineOffset: "2px" },
  // Programmatic targets (the main landmark, a dialog's box) take focus without being controls.
  "[tabindex='-1']:focus-visible": { outline: "none" },
  // Forced colours drop tints and coloured bars: selected elements take the reader's highlight colour.
  "[aria-pressed=true], [aria-current]:not([aria-current=false]), [data-unread]": {
    [forcedColors]: {
      forcedColorAdjust: "none",
      bg: "Highlight !important",
      color: "HighlightText !important",
      "& *": { bg: "transparent !important", color: "inherit !important", borderColor: "currentColor !important" },
    },
  },
  "*, *::before, *::after": {
    _motionReduce: noMotion,
  },
});

export const keyframes = defineKeyframes({
  spin: { to: { transform: "rotate(360deg)" } },
  pulse: { "50%": { opacity: "0.5" } },
  "fade-in": { from: { opacity: 0 }, to: { opacity: 1 } },
  "fade-out": { from: { opacity: 1 }, to: { opacity: 0 } },
  "rise-in": { from: { opacity: 0, translate: "0 8px" }, to: { opacity: 1, translate: "0 0" } },
  "sink-out": { from: { opacity: 1, translate: "0 0" }, to: { opacity: 0, translate: "0 8px" } },
  "slide-in": { from: { translate: "-100% 0" }, to: { translate: "0 0" } },
  "slide-out": { from: { translate: "0 0" }, to: { translate: "-100% 0" } },
});
