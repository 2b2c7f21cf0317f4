import { chakra } from "@chakra-ui/react";
import { userText } from "../../components/text/user-text";

/** The first lines of a description, so that a row stays a row. */
export function Excerpt({ children }: { children: string }) {
  return (
    <chakra.span lineClamp={{ base: 3, md: 2 }} overflowWrap="anywhere">
      <span lang={userText.lang}>{children}</span>
    </chakra.span>
  );
}
