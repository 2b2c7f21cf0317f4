import { chakra } from "@chakra-ui/react";
import { LinkedText } from "../../../components/text/LinkedText";
import { userText } from "../../../components/text/UserText";

/** The letter of an application or a decision, complete and with its line breaks. */
export function Quote({ children }: { children: string }) {
  return (
    <chakra.blockquote
      {...userText}
      ps="4"
      borderStartWidth="2px"
      borderColor="brand.line"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      maxW="prose"
    >
      <LinkedText>{children}</LinkedText>
    </chakra.blockquote>
  );
}
