import type { ReactNode } from "react";
import { NameLink } from "./NameLink";

interface PersonLinkProps {
  /** Whose page it is; undefined or empty for somebody who has none, such as a deleted person. */
  username: string | undefined;
  /** The name. */
  children: ReactNode;
}

/** A person's name, which leads to their page. */
export const PersonLink = (props: PersonLinkProps) => <NameLink to="person" {...props} />;
