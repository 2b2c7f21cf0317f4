import { chakra } from "@chakra-ui/react";
import { userText } from "./user-text";

/** What somebody wrote in a table's cell: a word that is longer than its column breaks. */
export const CellText = chakra(
  "span",
  { base: { display: "block", minW: "6rem", overflowWrap: "anywhere" } },
  { defaultProps: userText },
);
