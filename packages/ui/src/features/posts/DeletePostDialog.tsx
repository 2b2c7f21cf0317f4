import { DeleteDialog } from "../../components/dialogs/DeleteDialog";
import type { Message } from "../../components/feedback/MessageBox";
import type { Post } from "./posts";
import { useDeletePost } from "./queries";
import { useTranslations } from "./translations";

interface DeletePostDialogProps {
  /** The post to delete; undefined while the dialog is closed. */
  post: Post | undefined;
  onClose: () => void;
  /** Called after the deletion succeeded or failed. */
  onDone: (message: Message) => void;
}

/** Asks before a post is deleted. */
export function DeletePostDialog({ post, ...outcome }: DeletePostDialogProps) {
  const { t, say } = useTranslations();
  const remove = useDeletePost();
  return (
    <DeleteDialog
      id={post?.id}
      title={t("delete.title")}
      remove={remove}
      deleted={say("deleted")}
      failed={say("deleteFailed")}
      {...outcome}
    >
      {t("delete.question")}
    </DeleteDialog>
  );
}
