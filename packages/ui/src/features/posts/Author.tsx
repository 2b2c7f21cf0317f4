import { chakra } from "@chakra-ui/react";
import { hasDate } from "../../i18n";
import { PersonName, handleOf } from "../../components/people/PersonName";
import { Anchor } from "../../components/text/Link";
import { PersonLink } from "../../components/people/NameLink";
import { QuotedRelativeTime } from "../../components/text/QuotedRelativeTime";
import type { Comment, Post } from "./posts";
import { useTranslations } from "./translations";

interface AuthorProps {
  of: Post | Comment;
  /** The id for naming this person's content. */
  id: string;
  /** The address that the time links to; undefined on that page. */
  href?: string | undefined;
}

const TimeLink = chakra(Anchor, {
  base: {
    display: "inline-block",
    // Extends the touch target downwards only, because the name is above.
    pb: "1",
    mb: "-1",
    borderRadius: "sm",
    textUnderlineOffset: "3px",
    _hover: { color: "brand.fg", textDecoration: "underline" },
  },
});

export function Author({ of: { fullname, username, createdAt, updatedAt }, id, href }: AuthorProps) {
  const { t } = useTranslations();
  const time = createdAt && <QuotedRelativeTime value={createdAt} />;
  return (
    <chakra.div flex="1" minW="0" overflowWrap="anywhere" lineHeight="snug">
      <chakra.strong id={id} fontWeight="semibold" css={href ? { "& a": { pb: "0", mb: "0" } } : undefined}>
        <PersonLink username={username}>
          <PersonName name={fullname} />
        </PersonLink>
      </chakra.strong>{" "}
      <chakra.span color="ink.muted">{handleOf(username)}</chakra.span>
      <chakra.div textStyle="sm" color="ink.muted">
        {time && href ? <TimeLink href={href}>{time}</TimeLink> : time} {hasDate(updatedAt) && t("edited")}
      </chakra.div>
    </chakra.div>
  );
}
