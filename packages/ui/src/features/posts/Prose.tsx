import { chakra } from "@chakra-ui/react";
import { userText } from "../../components/text/UserText";

/** User text: keeps its line breaks, follows its own direction, and breaks long words. */
export const Prose = chakra(
  "p",
  { base: { maxW: "prose", whiteSpace: "pre-wrap", overflowWrap: "anywhere", textAlign: "start" } },
  { defaultProps: userText },
);
