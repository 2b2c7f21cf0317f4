import type { Identity } from "@passerelle/api";
import { maxNewPosts } from "@passerelle/domain";
import { ArrowUp, Plus } from "lucide-react";
import { Box } from "@chakra-ui/react";
import type { Sentence } from "../../i18n";
import { useAddressId } from "../../address";
import { Button } from "../../components/actions/Button";
import { EmptyState } from "../../components/states/EmptyState";
import { ListScreen } from "../../components/lists/ListScreen";
import { useReopenedForm } from "../../forms/drafts/form-drafts";
import { useDialogState } from "../../components/dialogs/use-dialog-state";
import { CommentsDialog } from "./CommentsDialog";
import { PostDialogs, type PostTask } from "./PostDialogs";
import { PostList } from "./PostList";
import { useCommentsDialog } from "./use-comments-dialog";
import { useFeed } from "./use-feed";
import { useTranslations } from "./translations";
import { Announced } from "../../components/feedback/Announced";
import { measuredNotice, stuckNotice } from "../../components/layout/sticky-part";

/** A button above the list with the number of new posts, which loads them. Nothing moves before that. */
function NewPosts({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslations();
  if (count === 0) return null;
  const label = count < maxNewPosts ? t("newPosts.some", { count }) : t("newPosts.many", { number: maxNewPosts - 1 });
  return (
    <Box
      ref={measuredNotice}
      {...stuckNotice}
      top="calc(var(--stuck, 0px) + 1.25rem)"
      h="0"
      display="flex"
      justifyContent="center"
    >
      <Announced hidden>{label}</Announced>
      <Button
        size="sm"
        icon={<ArrowUp size={16} aria-hidden />}
        borderRadius="full"
        minH={{ base: "8", md: "9" }}
        position="relative"
        _before={{ content: '""', position: "absolute", inset: { base: "-1.5", md: "0" } }}
        boxShadow="floating"
        transform="translateY(-50%)"
        onClick={onShow}
      >
        {label}
      </Button>
    </Box>
  );
}

interface PostsScreenProps {
  /** The current user, who can only change their own posts and comments. */
  me: Identity;
}

/** The feed: posts with likes and comments; the user's own can be written, edited and deleted. */
export function PostsScreen({ me }: PostsScreenProps) {
  const { t, lang, say } = useTranslations();
  const { task, openDialog, close, finish, notify, banner } = useDialogState<PostTask>();
  const postId = useAddressId("post");
  const posts = useFeed(postId !== undefined);
  const { onComments, dialog } = useCommentsDialog(posts, notify);
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
      failed={say("loadFailed")}
      empty={<EmptyState action={add(t("form.addTitle"))}>{t("empty")}</EmptyState>}
      table={(paging) => (
        <>
          <NewPosts count={posts.newPosts} onShow={showNewest} />
          <PostList
            paging={paging}
            me={me}
            notify={notify}
            onComments={onComments}
            onEdit={(post) => openDialog({ kind: "save", post })}
            onDelete={(post) => openDialog({ kind: "delete", post })}
          />
        </>
      )}
    >
      <PostDialogs task={task} close={close} finish={finish} onSaved={saved} />
      <CommentsDialog me={me} {...dialog} />
    </ListScreen>
  );
}
