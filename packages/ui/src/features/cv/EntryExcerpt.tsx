import { chakra } from "@chakra-ui/react";
import { userText } from "../../components/text/UserText";

/** Blank lines, which would use up the few lines of an excerpt. */
const blankLines = /\s*\n\s*/g;

/** The first lines of a description, which keep rows short. */
export function EntryExcerpt({ children }: { children: string }) {
  return (
    <chakra.span lineClamp={{ base: 3, md: 2 }} whiteSpace="pre-line" overflowWrap="anywhere">
      <span lang={userText.lang}>{children.trim().replaceAll(blankLines, "\n")}</span>
    </chakra.span>
  );
}
