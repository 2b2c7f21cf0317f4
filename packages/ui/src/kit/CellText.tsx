import { chakra } from "@chakra-ui/react";

/** A text of unknown length in a table's cell: a word that is longer than its column breaks (look: lists). */
export const CellText = chakra("span", { base: { display: "block", minW: "8rem", overflowWrap: "anywhere" } });
