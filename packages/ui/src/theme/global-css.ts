import { defineGlobalStyles, defineKeyframes } from "@chakra-ui/react";
import { sidebarBreakpoint } from "./breakpoints";
import { forcedColors, low } from "./conditions";

/** Styles that turn off all motion. */
export const noMotion = {
  animation: "none !important",
  transition: "none !important",
  scrollBehavior: "auto !important",
};

const openDialog = ":is([role=dialog], [role=alertdialog])[data-state=open]";
/** Unless the page defines its own print content. */
const printsDialog = `body:not(:has([data-printed])):has(${openDialog})`;

export const globalCss = defineGlobalStyles({
  "*": {
    "--global-font-mono": "fonts.mono",
    "--global-font-body": "fonts.body",
    "--global-color-border": "colors.line",
    // The reset sets a value on every element, which would prevent inheriting it from a container.
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
    // Keeps a focused element from being scrolled under a sticky part. A very high one may not take the whole window.
    scrollPaddingTop:
      "calc(min(max(var(--stuck, 0px), var(--under-notice, 0px), var(--under-head, 0px)), 50dvh) + {spacing.2})",
    scrollPaddingBottom: "calc(min(max(var(--stuck-bottom, 0px), var(--under-foot, 0px)), 50dvh) + {spacing.2})",
  },
  "html:has([data-shell])": {
    // The heights of the header and the bar, for what sticks between them or lies above the bar.
    "--stuck": { base: "var(--under-header, {sizes.header})", [sidebarBreakpoint]: "0px" },
    "--stuck-bottom": { base: "calc({sizes.bottomBar} + env(safe-area-inset-bottom))", [sidebarBreakpoint]: "0px" },
    [low]: { "--stuck": "0px", "--stuck-bottom": "0px" },
  },
  body: { minHeight: "100dvh", fontSize: "md" },
  "*::placeholder": { color: "ink.muted", opacity: 1 },
  "*::selection": { bg: "brand.line", color: "ink" },
  ":focus-visible": { outline: "2px solid {colors.focus}", outlineOffset: "2px" },
  // Elements focused by code (the main landmark, a dialog's box) are not controls.
  "[tabindex='-1']:focus-visible": { outline: "none" },
  // Forced colours remove tints and coloured bars, so selected elements use the highlight colour.
  "[aria-pressed=true], [aria-current]:not([aria-current=false])": {
    [forcedColors]: {
      forcedColorAdjust: "none",
      bg: "Highlight !important",
      color: "HighlightText !important",
      "& *": { bg: "transparent !important", color: "inherit !important", borderColor: "currentColor !important" },
    },
  },
  "[data-unread]:not([aria-current=true])": {
    [forcedColors]: { borderInlineStart: "4px solid Highlight !important" },
  },
  "*, *::before, *::after": {
    _motionReduce: noMotion,
  },
  // An open dialog is printed alone and in full: in its own box it would repeat on each sheet, cut off.
  "html, body": { _print: { overflow: "visible !important", height: "auto !important", minHeight: "0 !important" } },
  "search, label, input, select, textarea, :has(> [type=search])": { _print: { display: "none !important" } },
  [`${printsDialog} > :not(:has(${openDialog}))`]: { _print: { display: "none !important" } },
  [`${printsDialog} > :has(${openDialog}), ${openDialog}, ${openDialog} > div`]: {
    _print: {
      display: "block !important",
      position: "static !important",
      height: "auto !important",
      boxShadow: "none !important",
    },
  },
  [`${printsDialog} > :has(${openDialog}), ${openDialog}, ${openDialog} *`]: {
    _print: { maxHeight: "none !important", overflow: "visible !important" },
  },
  [`${openDialog} button`]: { _print: { display: "none !important" } },
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
