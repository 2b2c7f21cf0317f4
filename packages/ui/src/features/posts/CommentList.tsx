import { maxComments } from "@passerelle/domain";
import { Box, Stack, chakra } from "@chakra-ui/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../components/actions/Button";
import { EmptyState } from "../../components/states/EmptyState";
import { useLastDefined } from "../../components/provider/use-last-defined";
import { useReopenedForm } from "../../forms/drafts/form-drafts";
import { CommentCard } from "./CommentCard";
import { commentEditorOf } from "./CommentEditor";
import { type Comment, type Post, commentsCountOf } from "./posts";
import type { LikeOptions } from "./use-like";
import { useTranslations } from "./translations";
import { DeleteDialog } from "../../components/dialogs/DeleteDialog";
import type { Notify } from "../../components/dialogs/use-dialog-state";
import { useDeleteComment } from "./comment-queries";

interface DeleteCommentDialogProps {
  postId: number;
  /** The comment to delete; undefined while the dialog is closed. */
  comment: Comment | undefined;
  onClose: () => void;
  notify: Notify;
}

function DeleteCommentDialog({ postId, comment, onClose, notify }: DeleteCommentDialogProps) {
  const { t, say } = useTranslations();
  const remove = useDeleteComment(postId);
  return (
    <DeleteDialog
      id={comment?.id}
      title={t("delete.title")}
      remove={remove}
      deleted={say("comment.deleted")}
      failed={say("comment.deleteFailed")}
      onClose={onClose}
      onDone={(message) => {
        onClose();
        notify(message);
      }}
    >
      {t("comments.deleteQuestion")}
    </DeleteDialog>
  );
}

interface CommentListProps extends Pick<LikeOptions, "me" | "notify"> {
  post: Post;
  /** The comment just added, which is scrolled into view. */
  added: number | undefined;
  /** The comment in the address, which is shown however old it is. */
  sought?: number | undefined;
  /** Whether there are comments before and after the loaded ones, and functions to load them. */
  hasEarlier: boolean;
  hasLater: boolean;
  onEarlier: () => void;
  onLater: () => void;
}

/** The comments of a post, oldest first; one at a time can be edited. */
export function CommentList({ post, added, sought, me, notify, ...ways }: CommentListProps) {
  const { t, say } = useTranslations();
  const [doomed, setDoomed] = useState<Comment>();
  const box = useRef<HTMLDivElement>(null);
  const refuse = useCallback(() => {
    notify({ tone: "info", text: say("comments.editFirst") });
    box.current?.querySelector("textarea")?.focus();
  }, [notify, say]);
  const edit = useEditMode(refuse);
  const reopen = (comment: Comment | undefined) => comment && edit.turnTo(comment.id);
  useReopenedForm(commentEditorOf(post.id), post.comments, reopen, () => undefined);
  const { shown, hasEarlier, showEarlier } = useWindow(post, sought ?? edit.editing, ways);
  const end = useScrollTo(added !== undefined && shown.at(-1)?.id === added);
  const lost = useLost(post.comments, edit.editing);
  const listed = lost ? [...shown, lost].toSorted((a, b) => a.id - b.id) : shown;
  return (
    <Box ref={box} tabIndex={-1}>
      {hasEarlier && (
        <Button variant="plain" mb="3" onClick={showEarlier}>
          {ways.hasLater
            ? t("comments.earlierOnes")
            : t("comments.earlier", { number: commentsCountOf(post) - shown.length })}
        </Button>
      )}
      {listed.length === 0 && <EmptyState>{t("comments.empty")}</EmptyState>}
      <Stack as="ul" aria-label={t("comments.list")} listStyleType="none" gap="5" _empty={{ display: "none" }}>
        {listed.map((comment) => (
          <li key={comment.id}>
            <CommentCard
              postId={post.id}
              comment={comment}
              me={me}
              notify={notify}
              lit={sought === comment.id}
              editing={edit.editing === comment.id}
              gone={comment === lost}
              onEdit={edit.turnTo}
              onEdited={edit.onEdited}
              onDelete={setDoomed}
            />
          </li>
        ))}
      </Stack>
      {ways.hasLater && (
        <Button variant="plain" mt="3" onClick={ways.onLater}>
          {t("comments.later")}
        </Button>
      )}
      <chakra.div ref={end} />
      <DeleteCommentDialog postId={post.id} comment={doomed} onClose={() => setDoomed(undefined)} notify={notify} />
    </Box>
  );
}

/** The visible comments: the newest ones, or those from `sought` on, with earlier ones on demand. */
function useWindow(
  { comments }: Post,
  sought: number | undefined,
  ways: Pick<CommentListProps, "hasEarlier" | "onEarlier">,
) {
  const [from, setFrom] = useState(comments.length - maxComments);
  const place = comments.findIndex(({ id }) => id === sought);
  const start = Math.max(0, Math.min(from, comments.length - maxComments, place < 0 ? Infinity : place));
  const shown = comments.slice(start);
  const showEarlier = () => {
    setFrom(start - maxComments);
    if (start < maxComments && ways.hasEarlier) ways.onEarlier();
  };
  return { shown, hasEarlier: start > 0 || ways.hasEarlier, showEarlier };
}

/** The last known state of the edited comment after its deletion: it keeps its place and the typed text. */
function useLost(comments: readonly Comment[], editing: number | undefined): Comment | undefined {
  const edited = comments.find(({ id }) => id === editing);
  const last = useLastDefined(edited);
  return editing !== undefined && !edited ? last : undefined;
}

/** The id of the edited comment. Another one cannot be edited while its text is unsaved. */
function useEditMode(refuse: () => void) {
  const [editing, setEditing] = useState<number>();
  const edited = useRef(false);
  const onEdited = useCallback((now: boolean) => {
    edited.current = now;
  }, []);
  const turnTo = useCallback(
    (id: number | undefined) => {
      if (id !== undefined && edited.current) return refuse();
      edited.current = false;
      setEditing(id);
    },
    [refuse],
  );
  return { editing, turnTo, onEdited };
}

/** Scrolls to the element once `now` is true. */
function useScrollTo(now: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (now) place.current?.scrollIntoView({ block: "end" });
  }, [now]);
  return place;
}
