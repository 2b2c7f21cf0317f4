import type { ReactNode } from "react";
import { NameLink } from "./NameLink";

interface CompanyLinkProps {
  /** The recruiter's; undefined where the server does not say it. */
  username: string | undefined;
  /** The name. */
  children: ReactNode;
}

/** A company's name, which leads to its page. */
export const CompanyLink = (props: CompanyLinkProps) => <NameLink to="company" {...props} />;
