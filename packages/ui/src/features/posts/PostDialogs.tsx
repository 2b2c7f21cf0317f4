import { lazy, Suspense } from "react";
import type { Sentence } from "../../i18n";
import { useLoadAhead } from "../../components/use-load-ahead";
import type { useDialogState } from "../../components/use-dialog-state";
import { DeletePostDialog } from "./DeletePostDialog";
import type { Post } from "./posts";

const load = () => import("./PostDialog");
const PostDialog = lazy(async () => ({ default: (await load()).PostDialog }));

/** What somebody does with a post in a dialog of its own. */
export type PostTask =
  { kind: "save"; post?: Post | undefined; missing?: number | undefined } | { kind: "delete"; post: Post };

interface PostDialogsProps extends Pick<ReturnType<typeof useDialogState<PostTask>>, "task" | "close" | "finish"> {
  onSaved: (text: Sentence) => void;
}

/** Where posts are written, edited and deleted. */
export function PostDialogs({ task, close, finish, onSaved }: PostDialogsProps) {
  useLoadAhead(load);
  return (
    <>
      <Suspense>
        <PostDialog draft={task?.kind === "save" ? task : undefined} onClose={close} onSaved={onSaved} />
      </Suspense>
      <DeletePostDialog post={task?.kind === "delete" ? task.post : undefined} onClose={close} onDone={finish} />
    </>
  );
}
