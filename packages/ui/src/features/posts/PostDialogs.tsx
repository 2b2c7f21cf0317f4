import type { Sentence } from "../../i18n";
import type { useDialogState } from "../../components/dialogs/use-dialog-state";
import { DeletePostDialog } from "./DeletePostDialog";
import type { Post } from "./posts";
import { lazyDialog } from "../../chunks/lazy-dialog";

const PostDialog = lazyDialog(async () => (await import("./PostDialog")).PostDialog, {
  isOpen: ({ draft }) => draft !== undefined,
  prefetch: true,
});

/** An action on a post that opens a dialog. */
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
