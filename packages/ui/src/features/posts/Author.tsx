import { chakra } from "@chakra-ui/react";
import { hasDate } from "../../i18n";
import { handleOf } from "../../components/person-name";
import { Anchor } from "../../components/Link";
import { PersonLink } from "../../components/PersonLink";
import { PersonName } from "../../components/PersonName";
import { RelativeTime } from "../../components/RelativeTime";
import type { Comment, Post } from "./posts";
import { useTranslations } from "./translations";

interface AuthorProps {
  of: Post | Comment;
  /** Names what this person wrote. */
  id: string;
  /** Its own address, to which its time leads; none where one is there. */
  href?: string | undefined;
}

const TimeLink = chakra(Anchor, {
  base: {
    display: "inline-block",
    // Higher than its line, below it alone: above it is the name.
    pb: "1",
    mb: "-1",
    borderRadius: "sm",
    textUnderlineOffset: "3px",
    _hover: { color: "brand.fg", textDecoration: "underline" },
  },
});

/** Who wrote it, and when. */
export function Author({ of: { fullname, username, createdAt, updatedAt }, id, href }: AuthorProps) {
  const { t } = useTranslations();
  const time = createdAt && <RelativeTime value={createdAt} />;
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
