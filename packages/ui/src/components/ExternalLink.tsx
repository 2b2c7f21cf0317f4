import { chakra } from "@chakra-ui/react";
import { ExternalLink as Away } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./Link";
import { userText } from "./user-text";
import { isWebAddress, spokenAddress } from "./web-address";

interface ExternalLinkProps {
  /** The address as the user wrote it; without http or https it stays plain text. */
  href: string;
  /** The address itself unless said otherwise. */
  children?: ReactNode;
}

/** A way out to an address that a person gave: a tab of its own, which learns nothing of this one. */
export function ExternalLink({ href, children = spokenAddress(href) }: ExternalLinkProps) {
  if (!isWebAddress(href))
    return (
      <chakra.span {...userText} overflowWrap="anywhere">
        {href}
      </chakra.span>
    );
  return (
    <chakra.span {...userText} overflowWrap="anywhere">
      <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </Link>{" "}
      <chakra.span display="inline-block" color="ink.muted" verticalAlign="-0.1em">
        <Away size={14} aria-hidden />
      </chakra.span>
    </chakra.span>
  );
}
