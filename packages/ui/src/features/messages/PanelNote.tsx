import { chakra } from "@chakra-ui/react";

/** A sentence in place of a list. */
export const PanelNote = chakra("p", {
  base: { display: "block", px: "6", py: "10", textAlign: "center", color: "ink.muted", textWrap: "balance" },
});
