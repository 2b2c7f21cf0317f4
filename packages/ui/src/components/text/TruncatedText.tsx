import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { truncate } from "./truncate";
import { userText } from "./UserText";

export interface TruncatedTextProps {
  children: string;
  /** In characters; longer text ends with '...'. */
  limit: number;
}

/** A text cut at a limit; the title and the accessible text contain all of it. */
export function TruncatedText({ children, limit }: TruncatedTextProps) {
  const truncated = truncate(children, limit);
  if (truncated === children) return children;
  return (
    <span lang={userText.lang} title={children}>
      <chakra.span aria-hidden overflowWrap="anywhere">
        {truncated}
      </chakra.span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}
