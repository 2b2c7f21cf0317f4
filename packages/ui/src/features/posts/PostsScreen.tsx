import { errorText, type Identity } from "@passerelle/api";
import { Plus } from "lucide-react";
import { Button } from "../../kit/Button";
import { EmptyState } from "../../kit/EmptyState";
import { ListScreen } from "../../kit/ListScreen";
import { useTask } from "../../kit/use-task";
import { CommentsDialog } from "./CommentsDialog";
import { DeletePostDialog } from "./DeletePostDialog";
import { PostDialog } from "./PostDialog";
import { PostList } from "./PostList";
import type { Post } from "./posts";
import { usePosts } from "./queries";
import { useFollowedPost } from "./use-followed-post";
import { useWords } from "./words";

type Task = { kind: "save"; post?: Post } | { kind: "delete" | "comments"; post: Post };

interface PostsScreenProps {
  /** Who reads: only one's own posts and comments can be changed (§6). */
  me: Identity;
}

/** The feed: posts with likes and comments, and one's own to write, edit and delete (§2). */
export function PostsScreen({ me }: PostsScreenProps) {
  const { t, lang } = useWords();
  const { task, begin, close, done, tell, banner } = useTask<Task>();
  const posts = usePosts(task?.kind === "comments");
  const open = useFollowedPost(task?.kind === "comments" ? task.post : undefined, posts);
  if (open.gone) done({ tone: "info", text: t("comments.postGone") });

  const add = (label: string) => (
    <Button icon={<Plus size={18} aria-hidden />} onClick={() => begin({ kind: "save" })}>
      {label}
    </Button>
  );
  const saved = (text: string | undefined) => {
    posts.onPage(1);
    done({ tone: "success", text: text ?? t("saved") });
  };
  const talk = (post: Post) => {
    begin({ kind: "comments", post });
    void posts.query.refetch();
  };
  return (
    <ListScreen
      title={t("title")}
      lang={lang}
      narrow
      list={posts}
      banner={banner}
      action={posts.query.data && add(t("add"))}
      loading={t("loading")}
      failed={errorText(posts.query.error, t("loadFailed"))}
      empty={<EmptyState action={add(t("form.addTitle"))}>{t("empty")}</EmptyState>}
      table={(paging) => (
        <PostList
          paging={paging}
          me={me}
          tell={tell}
          onComments={talk}
          onEdit={(post) => begin({ kind: "save", post })}
          onDelete={(post) => begin({ kind: "delete", post })}
        />
      )}
    >
      <PostDialog draft={task?.kind === "save" ? task : undefined} onClose={close} onSaved={saved} />
      <DeletePostDialog post={task?.kind === "delete" ? task.post : undefined} onClose={close} onDone={done} />
      <CommentsDialog post={open.gone ? undefined : open.post} me={me} onClose={close} />
    </ListScreen>
  );
}
