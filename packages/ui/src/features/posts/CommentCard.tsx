import { chakra, Flex } from "@chakra-ui/react";
import { authorOf, isSamePerson } from "@passerelle/api";
import { Pencil, Trash2 } from "lucide-react";
import { memo, useId } from "react";
import { Avatar, avatarUrl } from "../../components/people/Avatar";
import { useHrefs } from "../../components/text/hrefs";
import { IconButton } from "../../components/actions/IconButton";
import { LinkedText } from "../../components/text/LinkedText";
import { spotlightStyle, useSpotlight } from "../../components/focus/use-spotlight";
import { BlockButton } from "../blocks";
import { ReportButton } from "../reports";
import { Author } from "./Author";
import { CommentEditor } from "./CommentEditor";
import { LikeButton } from "./LikeButton";
import { LikersButton } from "./LikersButton";
import type { Comment } from "./posts";
import { Prose } from "./Prose";
import { labelOf } from "./button-label";
import type { LikeOptions } from "./use-like";
import { useTranslations } from "./translations";

interface CommentCardProps extends Pick<LikeOptions, "me" | "notify"> {
  postId: number;
  comment: Comment;
  /** Whether the address names it. */
  lit: boolean;
  editing: boolean;
  /** Whether it was deleted while being edited. */
  gone: boolean;
  /** Starts editing a comment, or ends it without an id. */
  onEdit: (id: number | undefined) => void;
  onEdited: (edited: boolean) => void;
  onDelete: (comment: Comment) => void;
}

/**
 * A comment: author, text and likes; one's own can be edited in place and deleted. Memoised: otherwise a like took 1.3
 * s with a thousand comments on the page.
 */
export const CommentCard = memo(function CommentCard({ lit, editing, gone, ...props }: CommentCardProps) {
  const { postId, comment, notify, onEdit, onEdited } = props;
  const author = useId();
  const hrefs = useHrefs();
  const spotlight = useSpotlight<HTMLElement>(lit);
  return (
    <chakra.article aria-labelledby={author} display="flex" gap="3" css={spotlightStyle} {...spotlight}>
      <Avatar name={comment.fullname} src={avatarUrl(comment.avatar)} size="sm" />
      <chakra.div flex="1" minW="0">
        <Author of={comment} id={author} href={hrefs?.post(postId, comment.id)} />
        {editing ? (
          <CommentEditor
            postId={postId}
            comment={comment}
            gone={gone}
            onEdited={onEdited}
            onLeave={() => onEdit(undefined)}
            notify={notify}
          />
        ) : (
          <Prose mt="1">
            <LinkedText>{comment.content}</LinkedText>
          </Prose>
        )}
        <Actions editing={editing} {...props} />
      </chakra.div>
    </chakra.article>
  );
});

function Actions({
  comment,
  me,
  notify,
  editing,
  onEdit,
  onDelete,
}: Omit<CommentCardProps, "postId" | "lit" | "gone">) {
  const { t } = useTranslations();
  if (editing) return null;
  const excerpt = labelOf(comment.content);
  return (
    <>
      <LikersButton kind="comment" thing={comment} />
      <Flex align="center" gap="1" mx="-2.5">
        <LikeButton kind="comment" thing={comment} me={me} notify={notify} />
        {!isSamePerson(authorOf(comment), me) ? (
          <>
            <ReportButton kind="comment" id={comment.id} name={comment.fullname} personId={comment.userId} size={16} />
            <BlockButton id={comment.userId} name={comment.fullname} size={16} />
          </>
        ) : (
          <>
            <IconButton label={t("comments.edit")} of={excerpt} onClick={() => onEdit(comment.id)}>
              <Pencil size={16} aria-hidden />
            </IconButton>
            <IconButton label={t("comments.delete")} of={excerpt} colorPalette="red" onClick={() => onDelete(comment)}>
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </>
        )}
      </Flex>
    </>
  );
}
