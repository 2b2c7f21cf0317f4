import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { truncate } from "./format";
import { userText } from "./user-text";

interface CutTextProps {
  children: string;
  /** In characters; what is longer ends in '...'. */
  limit: number;
}

/** A text cut at its limit; the whole of it is in the title and in what assistive technology reads. */
export function CutText({ children, limit }: CutTextProps) {
  const cut = truncate(children, limit);
  if (cut === children) return children;
  return (
    <span lang={userText.lang} title={children}>
      <chakra.span aria-hidden overflowWrap="anywhere">
        {cut}
      </chakra.span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}
