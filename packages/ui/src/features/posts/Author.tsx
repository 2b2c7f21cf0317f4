import { chakra } from "@chakra-ui/react";
import { hasDate } from "../../i18n";
import { handleOf } from "../../components/person-name";
import { PersonLink } from "../../components/PersonLink";
import { PersonName } from "../../components/PersonName";
import { RelativeTime } from "../../components/RelativeTime";
import type { Comment, Post } from "./posts";
import { useTranslations } from "./translations";

interface AuthorProps {
  of: Post | Comment;
  /** Names what this person wrote. */
  id: string;
}

/** Who wrote it, and when. */
export function Author({ of: { fullname, username, createdAt, updatedAt }, id }: AuthorProps) {
  const { t } = useTranslations();
  return (
    <chakra.div flex="1" minW="0" overflowWrap="anywhere" lineHeight="snug">
      <chakra.strong id={id} fontWeight="semibold">
        <PersonLink username={username}>
          <PersonName name={fullname} />
        </PersonLink>
      </chakra.strong>{" "}
      <chakra.span color="ink.muted">{handleOf(username)}</chakra.span>
      <chakra.div textStyle="sm" color="ink.muted">
        {createdAt && <RelativeTime value={createdAt} />} {hasDate(updatedAt) && t("edited")}
      </chakra.div>
    </chakra.div>
  );
}
