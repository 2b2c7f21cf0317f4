import type { ReactNode } from "react";
import { NameLink } from "./NameLink";

interface PersonLinkProps {
  /** The person's username; undefined or empty for people without a page, such as deleted ones. */
  username: string | undefined;
  /** The name. */
  children: ReactNode;
}

/** A person's name, linked to their page. */
export const PersonLink = (props: PersonLinkProps) => <NameLink to="person" {...props} />;
