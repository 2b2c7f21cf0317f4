import { MessageSquare } from "lucide-react";
import type { ComponentProps } from "react";
import { useHrefs } from "../../../components/text/hrefs";
import { LinkButton } from "../../../components/actions/LinkButton";

interface WriteLinkProps extends Pick<ComponentProps<typeof LinkButton>, "aria-label"> {
  /** The recipient; undefined once the account is deleted. */
  username: string | undefined;
  offerId: number | undefined;
  children: string;
}

/** A link to the discussion with the applicant or recruiter of an application. */
export function WriteLink({ username, offerId, children, ...rest }: WriteLinkProps) {
  const hrefs = useHrefs();
  if (!hrefs || !username) return null;
  return (
    <LinkButton
      href={hrefs.discussion(username, offerId)}
      icon={<MessageSquare size={16} aria-hidden />}
      size="sm"
      variant="outline"
      colorPalette="neutral"
      alignSelf="flex-start"
      {...rest}
    >
      {children}
    </LinkButton>
  );
}
