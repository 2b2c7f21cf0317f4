import { chakra } from "@chakra-ui/react";

/** A card: a quiet ground for what belongs together. */
export const Surface = chakra("div", {
  base: { bg: "surface", borderWidth: "1px", borderColor: "line", borderRadius: "card" },
});
