import { chakra } from "@chakra-ui/react";
import { userText } from "../text/UserText";

/** User text in a table cell; words longer than the column break. */
export const CellText = chakra(
  "span",
  { base: { display: "block", minW: "6rem", overflowWrap: "anywhere" } },
  { defaultProps: userText },
);
