import type { ComponentProps } from "react";
import { NameLink } from "./NameLink";

/** A company's name, which leads to its page; by the recruiter's username, undefined where the server does not say it. */
export const CompanyLink = (props: Omit<ComponentProps<typeof NameLink>, "to">) => <NameLink to="company" {...props} />;
