import { chakra } from "@chakra-ui/react";
import { trimText } from "@passerelle/domain";
import type { ReactNode } from "react";
import { useHrefs } from "./hrefs";
import { Anchor } from "./Link";

const Name = chakra(Anchor, {
  base: {
    display: "inline-block",
    maxW: "full",
    // As high as a finger needs it, without taking more room in its line.
    py: { base: "3", md: "1" },
    my: { base: "-3", md: "-1" },
    minW: "6",
    borderRadius: "sm",
    textUnderlineOffset: "3px",
    _hover: { color: "brand.fg", textDecoration: "underline" },
  },
});

interface PersonLinkProps {
  /** Whose page it is; undefined or empty for somebody who has none, such as a deleted person. */
  username: string | undefined;
  /** The name. */
  children: ReactNode;
}

/** A person's name, which leads to their page. */
export function PersonLink({ username = "", children }: PersonLinkProps) {
  const hrefs = useHrefs();
  if (!hrefs || trimText(username) === "") return children;
  return <Name href={hrefs.person(username)}>{children}</Name>;
}
