import { DeleteDialog } from "../../components/dialogs/DeleteDialog";
import type { Notify } from "../../components/dialogs/use-dialog-state";
import type { Comment } from "./posts";
import { useDeleteComment } from "./comment-queries";
import { useTranslations } from "./translations";

interface DeleteCommentDialogProps {
  postId: number;
  /** The comment to delete; undefined while the dialog is closed. */
  comment: Comment | undefined;
  onClose: () => void;
  notify: Notify;
}

/** Asks before a comment is deleted. */
export function DeleteCommentDialog({ postId, comment, onClose, notify }: DeleteCommentDialogProps) {
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
