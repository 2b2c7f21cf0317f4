import { chakra } from "@chakra-ui/react";
import { trimText } from "@passerelle/domain";
import type { ComponentProps, ReactNode } from "react";
import { useHrefs } from "../text/hrefs";
import { Anchor } from "../text/Link";

interface PersonLinkProps {
  /** The person's username; undefined or empty for people without a page, such as deleted ones. */
  username: string | undefined;
  children: ReactNode;
}

/** A person's name, linked to their page. */
export const PersonLink = (props: PersonLinkProps) => <NameLink to="person" {...props} />;

/** A company's name, linked to its page by the recruiter's username; undefined if the server does not send it. */
export const CompanyLink = (props: Omit<ComponentProps<typeof NameLink>, "to">) => <NameLink to="company" {...props} />;

/** Makes a name on a phone tall enough to touch; one of large text needs no more. */
const reach = "max(0px, (45px - 1lh) / 2)";

const Name = chakra(Anchor, {
  base: {
    display: "inline-block",
    maxW: "full",
    position: "relative",
    // Tall enough to touch, without taking more space in its line.
    py: { base: reach, md: "1" },
    my: { base: `calc(-1 * ${reach})`, md: "-1" },
    minW: "6",
    // A focus ring around all of it would cross the lines above and below.
    _focusVisible: {
      outline: "none",
      _after: {
        content: '""',
        position: "absolute",
        insetX: "-1px",
        insetY: { base: reach, md: "1" },
        borderRadius: "sm",
        outline: "2px solid {colors.focus}",
        pointerEvents: "none",
      },
    },
    textUnderlineOffset: "3px",
    _hover: { color: "brand.fg", textDecoration: "underline" },
  },
  variants: { look: { name: {}, link: { color: "brand.fg", textDecoration: "underline" } } },
  defaultVariants: { look: "name" },
});

interface NameLinkProps {
  to: "person" | "company";
  /** The username in the page's address; undefined or empty if there is no page. */
  username: string | undefined;
  /** Whether it looks like a link, for names beside unlinked ones. */
  look?: "name" | "link";
  children: ReactNode;
}

/** A name that links to its page. */
export function NameLink({ to, username = "", look, children }: NameLinkProps) {
  const hrefs = useHrefs();
  if (!hrefs || trimText(username) === "") return children;
  return (
    <Name href={hrefs[to](username)} look={look}>
      {children}
    </Name>
  );
}
