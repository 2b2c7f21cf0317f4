import { Box, chakra, Stack } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../kit/Button";
import { EmptyState } from "../../kit/EmptyState";
import { useFocusHeir } from "../../kit/use-focus-heir";
import { CommentCard } from "./CommentCard";
import { DeleteCommentDialog } from "./DeleteCommentDialog";
import type { Comment, Post } from "./posts";
import type { LikeOptions } from "./use-like";
import { useWords } from "./words";

/** How many comments are drawn at once; a thousand would hold the page up. */
const step = 50;

interface CommentListProps extends Pick<LikeOptions, "me" | "tell"> {
  post: Post;
  /** The comment just added, which comes into view. */
  added: number | undefined;
  /** Whether an edit has changed something that is not saved. */
  edited: boolean;
  onEdited: (edited: boolean) => void;
}

/** The comments of a post, oldest first (D-118); one at a time is in edit mode (§4). */
export function CommentList({ post, added, edited, onEdited, me, tell }: CommentListProps) {
  const { t } = useWords();
  const [editing, setEditing] = useState<number>();
  const [doomed, setDoomed] = useState<Comment>();
  const { shown, earlier, showEarlier } = useWindow(post.comments);
  const end = useScrollTo(added !== undefined && shown.at(-1)?.id === added);
  const box = useRef<HTMLDivElement>(null);
  const heir = useFocusHeir(box);
  const edit = (id: number | undefined) => {
    setEditing(id);
    onEdited(false);
  };
  return (
    <Box ref={box} {...heir}>
      {earlier > 0 && (
        <Button variant="plain" mb="3" onClick={showEarlier}>
          {t("comments.earlier", { number: earlier })}
        </Button>
      )}
      {shown.length === 0 && <EmptyState>{t("comments.empty")}</EmptyState>}
      <Stack as="ul" aria-label={t("comments.list")} listStyleType="none" gap="5" _empty={{ display: "none" }}>
        {shown.map((comment) => (
          <li key={comment.id}>
            <CommentCard
              postId={post.id}
              comment={comment}
              me={me}
              tell={tell}
              editing={editing === comment.id}
              canEdit={!edited}
              onEdit={edit}
              onEdited={onEdited}
              onDelete={setDoomed}
            />
          </li>
        ))}
      </Stack>
      <chakra.div ref={end} />
      <DeleteCommentDialog postId={post.id} comment={doomed} onClose={() => setDoomed(undefined)} tell={tell} />
    </Box>
  );
}

/** The newest comments, and those before them when they are asked for. */
function useWindow(comments: readonly Comment[]) {
  const [from, setFrom] = useState(comments.length - step);
  const start = Math.max(0, Math.min(from, comments.length - step));
  return { shown: comments.slice(start), earlier: start, showEarlier: () => setFrom(start - step) };
}

/** Brings the marked place into view when its time has come. */
function useScrollTo(now: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (now) place.current?.scrollIntoView({ block: "end" });
  }, [now]);
  return place;
}
