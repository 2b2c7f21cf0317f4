import type { ComponentProps } from "react";
import { NameLink } from "./NameLink";

/** A company's name, linked to its page by the recruiter's username; undefined if the server does not send it. */
export const CompanyLink = (props: Omit<ComponentProps<typeof NameLink>, "to">) => <NameLink to="company" {...props} />;
