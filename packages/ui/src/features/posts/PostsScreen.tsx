import type { Identity } from "@passerelle/api";
import { Plus } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import type { Sentence } from "../../i18n";
import { ErrorText } from "../../components/ErrorText";
import { useAddress, useAddressId } from "../../address";
import { Button } from "../../components/Button";
import { EmptyState } from "../../components/EmptyState";
import { ListScreen } from "../../components/ListScreen";
import { unsavedChanges } from "../../forms/unsaved-changes";
import { useReopenedForm } from "../../forms/use-reopened-form";
import { useDialogState } from "../../components/use-dialog-state";
import { CommentsDialog } from "./CommentsDialog";
import { PostDialogs, type PostTask } from "./PostDialogs";
import { PostList } from "./PostList";
import { NewPosts } from "./NewPosts";
import { useFeed } from "./use-feed";
import { useOpenPost } from "./use-open-post";
import { useTranslations } from "./translations";

/** The address of the feed alone. */
const nothingOpen = { post: null };

interface PostsScreenProps {
  /** Who reads: only one's own posts and comments can be changed. */
  me: Identity;
}

/** The feed: posts with likes and comments, and one's own to write, edit and delete. */
export function PostsScreen({ me }: PostsScreenProps) {
  const { t, lang, say } = useTranslations();
  const { task, openDialog, close, finish, notify, banner } = useDialogState<PostTask>();
  const { push, replace, leave } = useAddress();
  const postId = useAddressId("post");
  const posts = useFeed(postId !== undefined);
  const open = useOpenPost({ postId }, posts.query);
  // What is typed in it stays, to be copied.
  const isLost = open.gone && !unsavedChanges.exist();
  const notifyOfLoss = useEffectEvent(() => {
    notify({ tone: "info", text: say("comments.postGone") });
    replace(nothingOpen);
    void posts.query.refetch();
  });
  useEffect(() => {
    if (isLost) notifyOfLoss();
  }, [isLost]);
  // However the post was opened: what the cache has of it may be gone by now.
  const readAgain = useEffectEvent(() => void posts.query.refetch({ cancelRefetch: false }));
  useEffect(() => {
    if (postId !== undefined) readAgain();
  }, [postId]);

  useReopenedForm("post", posts.query.data?.items, (post, missing) => openDialog({ kind: "save", post, missing }));

  const add = (label: string) => (
    <Button icon={<Plus size={18} aria-hidden />} onClick={() => openDialog({ kind: "save" })}>
      {label}
    </Button>
  );
  const showNewest = () => {
    window.scrollTo({ top: 0 });
    posts.showNewest();
  };
  const saved = (text: Sentence) => {
    posts.showNewest();
    finish({ tone: "success", text });
  };
  return (
    <ListScreen
      title={t("title")}
      lang={lang}
      narrow
      list={posts}
      banner={banner}
      action={!!posts.query.data?.items.length && add(t("add"))}
      loading={t("loading")}
      failed={<ErrorText error={posts.query.error} otherwise={say("loadFailed")} />}
      empty={<EmptyState action={add(t("form.addTitle"))}>{t("empty")}</EmptyState>}
      table={(paging) => (
        <>
          <NewPosts count={posts.newPosts} onShow={showNewest} />
          <PostList
            paging={paging}
            me={me}
            notify={notify}
            onComments={({ id }) => push({ post: String(id) })}
            onEdit={(post) => openDialog({ kind: "save", post })}
            onDelete={(post) => openDialog({ kind: "delete", post })}
          />
        </>
      )}
    >
      <PostDialogs task={task} close={close} finish={finish} onSaved={saved} />
      <CommentsDialog
        open={postId === undefined || isLost ? undefined : open}
        me={me}
        onClose={() => leave(nothingOpen)}
      />
    </ListScreen>
  );
}
