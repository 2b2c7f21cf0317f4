import type { Sentence } from "../../i18n";
import type { useDialogState } from "../../components/dialogs/use-dialog-state";
import type { Post } from "./posts";
import { lazyDialog } from "../../chunks/lazy-dialog";
import { DeleteDialog } from "../../components/dialogs/DeleteDialog";
import type { Message } from "../../components/feedback/MessageBox";
import { useDeletePost } from "./queries";
import { useTranslations } from "./translations";

interface DeletePostDialogProps {
  /** The post to delete; undefined while the dialog is closed. */
  post: Post | undefined;
  onClose: () => void;
  /** Called after the deletion succeeded or failed. */
  onDone: (message: Message) => void;
}

function DeletePostDialog({ post, ...outcome }: DeletePostDialogProps) {
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

const PostDialog = lazyDialog(async () => (await import("./PostDialog")).PostDialog, {
  isOpen: ({ draft }) => draft !== undefined,
  prefetch: true,
});

export type PostTask =
  { kind: "save"; post?: Post | undefined; missing?: number | undefined } | { kind: "delete"; post: Post };

interface PostDialogsProps extends Pick<ReturnType<typeof useDialogState<PostTask>>, "task" | "close" | "finish"> {
  onSaved: (text: Sentence) => void;
}

/** The dialogs for writing, editing and deleting posts. */
export function PostDialogs({ task, close, finish, onSaved }: PostDialogsProps) {
  return (
    <>
      <PostDialog draft={task?.kind === "save" ? task : undefined} onClose={close} onSaved={onSaved} />
      <DeletePostDialog post={task?.kind === "delete" ? task.post : undefined} onClose={close} onDone={finish} />
    </>
  );
}
