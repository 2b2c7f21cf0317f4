import { chakra } from "@chakra-ui/react";

/** A card: a surface for related content. */
export const Surface = chakra("div", {
  base: { bg: "surface", borderWidth: "1px", borderColor: "line", borderRadius: "card" },
});
