import { defineSlotRecipe } from "@chakra-ui/react";
import { forcedColors, low } from "./conditions";
import { menu } from "./menu-recipe";

const layer = { position: "fixed", inset: "0", zIndex: "calc({zIndex.modal} + var(--layer-index, 0))" } as const;

const backdrop = {
  ...layer,
  bg: "backdrop",
  _open: { animation: "fade-in {durations.moderate} ease-out" },
  _closed: { animation: "fade-out {durations.fast} ease-in" },
} as const;

const dialogSlots = [
  "trigger",
  "backdrop",
  "positioner",
  "content",
  "header",
  "title",
  "description",
  "body",
  "footer",
];

const dialog = defineSlotRecipe({
  className: "dialog",
  slots: [...dialogSlots, "closeTrigger"],
  base: {
    backdrop,
    positioner: {
      ...layer,
      display: "flex",
      justifyContent: "center",
      alignItems: { base: "stretch", md: "center" },
      p: { md: "6" },
    },
    content: {
      display: "flex",
      flexDirection: "column",
      width: "full",
      maxH: "full",
      bg: "raised",
      color: "ink",
      boxShadow: "floating",
      borderRadius: { base: "0", md: "card" },
      outline: "0",
      // Shadows are not drawn in forced colours.
      [forcedColors]: { borderWidth: "1px" },
      // Header, body and footer scroll together; the padding keeps the focus ring of a scrolled-to element in view.
      [low]: { overflowY: "auto", scrollPaddingBlock: "4" },
      _open: { animation: "rise-in {durations.slow} {easings.out}" },
      _closed: { animation: "sink-out {durations.fast} ease-in" },
    },
    header: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "3",
      ps: { base: "4", md: "6" },
      pe: { base: "2", md: "4" },
      pt: { base: "2", md: "4" },
      pb: "2",
    },
    title: { textStyle: "h2", minW: "0", overflowWrap: "anywhere" },
    description: { color: "ink.muted" },
    body: {
      // The dashboard's header lies behind the dialog, and what sticks may lie over the padding.
      "--stuck": "calc({spacing.2} * -1)",
      flex: "1 1 auto",
      overflowY: "auto",
      px: { base: "4", md: "6" },
      pt: "2",
      pb: "5",
      [low]: { "--stuck": "0px", flex: "none", overflowY: "visible" },
    },
    footer: {
      display: "flex",
      flexDirection: { base: "column-reverse", sm: "row" },
      justifyContent: "flex-end",
      gap: "3",
      px: { base: "4", md: "6" },
      py: "4",
      borderTopWidth: "1px",
      borderColor: "line",
    },
  },
  variants: {
    size: {
      md: { content: { maxW: { md: "dialog" } } },
      lg: { content: { maxW: { md: "wideDialog" } } },
      /** For two columns. */
      xl: { content: { maxW: { md: "content" } } },
      /** For a question, which is small on phones too. */
      sm: {
        positioner: { alignItems: { base: "flex-end", sm: "center" }, p: "4" },
        content: { maxW: "28rem", borderRadius: "card" },
      },
    },
  },
  defaultVariants: { size: "md" },
});

const drawer = defineSlotRecipe({
  className: "drawer",
  slots: [...dialogSlots, "closeTrigger"],
  base: {
    backdrop,
    positioner: { ...layer, display: "flex" },
    content: {
      display: "flex",
      flexDirection: "column",
      position: "relative",
      // The rest of the window is a target that closes it.
      width: "min(20rem, calc(100vw - 48px))",
      h: "full",
      bg: "surface",
      color: "ink",
      boxShadow: "floating",
      outline: "0",
      [forcedColors]: { borderEndWidth: "1px" },
      overflowY: "auto",
      _open: { animation: "slide-in {durations.slow} {easings.out}" },
      _closed: { animation: "slide-out {durations.fast} ease-in" },
    },
    body: { flex: "1", minH: "0", overflowY: "auto" },
  },
});

const table = defineSlotRecipe({
  className: "table",
  slots: ["root", "header", "body", "row", "columnHeader", "cell", "footer", "caption"],
  base: {
    root: { width: "full", borderCollapse: "collapse", textAlign: "start", fontVariantNumeric: "tabular-nums" },
    columnHeader: {
      px: { base: "2", xl: "4" },
      py: "3",
      textAlign: "start",
      textStyle: "xs",
      fontWeight: "medium",
      color: "ink.muted",
      borderBottomWidth: "1px",
      borderColor: "line",
    },
    row: { "&:not(:last-of-type) > :is(th, td)": { borderBottomWidth: "1px", borderColor: "line" } },
    cell: {
      px: { base: "2", xl: "4" },
      py: "3",
      minW: "5rem",
      verticalAlign: "middle",
      textAlign: "start",
    },
  },
});

export const slotRecipes = { dialog, drawer, table, menu };
