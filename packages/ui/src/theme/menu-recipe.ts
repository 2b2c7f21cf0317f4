import { defineSlotRecipe } from "@chakra-ui/react";
import { forcedColors } from "./conditions";

export const menu = defineSlotRecipe({
  className: "menu",
  slots: ["trigger", "positioner", "content", "item"],
  base: {
    content: {
      display: "flex",
      flexDirection: "column",
      minW: "10rem",
      p: "1",
      bg: "raised",
      color: "ink",
      borderRadius: "card",
      boxShadow: "floating",
      outline: "0",
      zIndex: "overlay",
      [forcedColors]: { borderWidth: "1px" },
      _open: { animation: "fade-in {durations.fast} ease-out" },
    },
    item: {
      display: "flex",
      alignItems: "center",
      gap: "2.5",
      minH: { base: "target", md: "9" },
      px: "3",
      borderRadius: "control",
      fontSize: "sm",
      cursor: "pointer",
      userSelect: "none",
      _highlighted: { bg: "neutral.tint", [forcedColors]: { outline: "2px solid Highlight" } },
    },
  },
});
