import { chakra } from "@chakra-ui/react";
import type { ComponentProps, MouseEvent } from "react";
import { Anchor } from "../text/Link";
import { Syllables } from "../text/Syllables";
import { userText } from "../text/UserText";

const base = {
  display: "inline-block",
  textAlign: "start",
  fontWeight: "semibold",
  color: "brand.fg",
  cursor: "pointer",
  borderRadius: "sm",
  minH: { base: "target", md: "6" },
  py: { base: "2.5", md: "0" },
  overflowWrap: "anywhere",
  textDecoration: "underline",
  textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
  textUnderlineOffset: "3px",
  _hover: { textDecorationColor: "currentColor" },
} as const;

const Title = chakra("button", { base });
const TitleLink = chakra(Anchor, { base });

/** A row's title as a button for its main action. */
export function RowTitle({ children, ...props }: ComponentProps<typeof Title>) {
  return (
    <Title type="button" lang={userText.lang} {...props}>
      {typeof children === "string" ? <Syllables>{children}</Syllables> : children}
    </Title>
  );
}

interface RowLinkProps {
  href: string;
  /** Opens it here; opening in another tab or window is left to the browser. */
  onOpen: () => void;
  children: string;
}

/** A row's title as a link that opens its object above the list. */
export function RowLink({ href, onOpen, children }: RowLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <TitleLink href={href} lang={userText.lang} onClick={open}>
      <Syllables>{children}</Syllables>
    </TitleLink>
  );
}
