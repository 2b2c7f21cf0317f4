import { chakra } from "@chakra-ui/react";
import { userText } from "../../components/user-text";

/** What somebody wrote: its line breaks are kept, its direction is its own, and a long word breaks. */
export const Prose = chakra(
  "p",
  { base: { maxW: "prose", whiteSpace: "pre-wrap", overflowWrap: "anywhere", textAlign: "start" } },
  { defaultProps: userText },
);
