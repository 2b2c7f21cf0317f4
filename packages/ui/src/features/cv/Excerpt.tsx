import { chakra } from "@chakra-ui/react";
import { userText } from "../../components/text/user-text";

/** The first lines of a description, which keep rows short. */
export function Excerpt({ children }: { children: string }) {
  return (
    <chakra.span lineClamp={{ base: 3, md: 2 }} overflowWrap="anywhere">
      <span lang={userText.lang}>{children}</span>
    </chakra.span>
  );
}
