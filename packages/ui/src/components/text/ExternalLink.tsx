import { chakra } from "@chakra-ui/react";
import { ExternalLink as Away } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./Link";
import { userText } from "./UserText";
import { isWebAddress, spokenAddress } from "./web-address-text";

interface ExternalLinkProps {
  /** The address as the user wrote it; plain text without http or https. */
  href: string;
  /** The address itself by default. */
  children?: ReactNode;
}

/** A link to an address that a user wrote. It opens in a new tab without access to this one. */
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
