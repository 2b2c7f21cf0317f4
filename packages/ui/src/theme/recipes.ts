import { defineRecipe } from "@chakra-ui/react";
import { forcedColors } from "./conditions";

const button = defineRecipe({
  className: "button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    position: "relative",
    flexShrink: 0,
    userSelect: "none",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "control",
    fontWeight: "semibold",
    lineHeight: "1.2",
    // As wide as the text, but not wider than the container.
    maxW: "full",
    overflowWrap: "anywhere",
    py: "1",
    cursor: "pointer",
    transition: "background-color, border-color, color",
    transitionDuration: "fast",
    "& svg": { flexShrink: 0 },
    _print: { display: "none" },
    "&:is(:disabled, [aria-disabled=true])": { cursor: "not-allowed" },
    "&:is(:disabled, [data-disabled])": { opacity: 0.5 },
  },
  variants: {
    size: {
      sm: { minH: { base: "target", md: "9" }, px: "3", fontSize: "sm" },
      md: { minH: { base: "target", md: "10" }, px: "4", fontSize: "md" },
      lg: { minH: "12", px: "5", fontSize: "md" },
    },
    variant: {
      solid: { bg: "colorPalette.solid", color: "colorPalette.contrast", _hover: { bg: "colorPalette.hover" } },
      outline: {
        bg: "surface",
        color: "colorPalette.fg",
        borderColor: "edge",
        _hover: { bg: "colorPalette.tint", borderColor: "colorPalette.fg" },
      },
      ghost: {
        color: "colorPalette.fg",
        _hover: { bg: "colorPalette.tint" },
        "&[aria-expanded=true], &[aria-pressed=true]": { bg: "colorPalette.tint" },
      },
      plain: {
        py: "0",
        minH: { base: "target", md: "6" },
        px: "0.5",
        color: "colorPalette.fg",
        textUnderlineOffset: "3px",
        _hover: { textDecoration: "underline" },
      },
    },
  },
  defaultVariants: { size: "md", variant: "solid" },
});

const control = {
  width: "full",
  minWidth: "0",
  appearance: "none",
  textAlign: "start",
  color: "ink",
  bg: "surface",
  borderWidth: "1px",
  borderColor: "edge",
  borderRadius: "control",
  // Below 16 px, phones zoom into the field on focus.
  fontSize: { base: "1rem", md: "md" },
  transition: "border-color",
  transitionDuration: "fast",
  _hover: { borderColor: "ink.muted" },
  _focusVisible: { borderColor: "focus", outlineOffset: "0px" },
  _invalid: { borderColor: "danger" },
  _disabled: { opacity: 0.6, cursor: "not-allowed" },
  _readOnly: { bg: "sunken", [forcedColors]: { borderStyle: "dashed" } },
} as const;

const input = defineRecipe({
  className: "input",
  base: { ...control, h: "var(--input-height)", px: "3", "--input-height": { base: "sizes.target", md: "sizes.10" } },
});

const textarea = defineRecipe({
  className: "textarea",
  base: { ...control, px: "3", py: "2.5", minH: "24", lineHeight: "body", resize: "vertical", fieldSizing: "content" },
});

const select = defineRecipe({
  className: "select",
  base: {
    ...control,
    h: { base: "target", md: "10" },
    ps: "3",
    pe: "9",
    "& > option": { bg: "raised", color: "ink" },
  },
});

const heading = defineRecipe({
  className: "heading",
  base: { fontFamily: "heading", color: "ink", textWrap: "balance" },
  variants: {
    size: { xl: { textStyle: "h1" }, lg: { textStyle: "h2" }, md: { textStyle: "h3" } },
  },
  defaultVariants: { size: "lg" },
});

const badge = defineRecipe({
  className: "badge",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    px: "2.5",
    minH: "6",
    borderRadius: "full",
    bg: "colorPalette.tint",
    color: "colorPalette.fg",
    textStyle: "xs",
    fontWeight: "medium",
    whiteSpace: "nowrap",
  },
});

const skeleton = defineRecipe({
  className: "skeleton",
  base: { bg: "neutral.tint", borderRadius: "control", animation: "pulse 1.6s ease-in-out infinite" },
});

const spinner = defineRecipe({
  className: "spinner",
  base: {
    display: "inline-block",
    flexShrink: 0,
    boxSize: "var(--spinner-size)",
    borderWidth: "2px",
    borderColor: "currentColor",
    borderBottomColor: "transparent",
    borderInlineStartColor: "transparent",
    borderRadius: "full",
    animation: "spin 0.8s linear infinite",
  },
  variants: {
    size: { sm: { "--spinner-size": "1em" }, md: { "--spinner-size": "sizes.5" }, lg: { "--spinner-size": "sizes.8" } },
  },
  defaultVariants: { size: "md" },
});

const link = defineRecipe({
  className: "link",
  base: {
    color: "brand.fg",
    fontWeight: "medium",
    borderRadius: "sm",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "3px",
    _hover: { textDecorationThickness: "2px" },
  },
});

/** Only the recipes in use, because Chakra's defaults would enlarge the first page. */
export const recipes = { button, input, select, textarea, heading, badge, skeleton, spinner, link };
