import { Stack } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { useAddressId } from "../../address";
import { Banner } from "../../components/feedback/Banner";
import { EmptyState } from "../../components/states/EmptyState";
import { ErrorText } from "../../components/fields/ErrorText";
import { Link } from "../../components/text/Link";
import { Page } from "../../components/layout/Page";
import { usePersonName } from "../../components/people/person-name";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonCards } from "../../components/states/Skeletons";
import { useDialogState } from "../../components/dialogs/use-dialog-state";
import { unsavedChanges } from "../../forms/unsaved/unsaved-changes";
import { useReopenedForm } from "../../forms/drafts/use-reopened-form";
import { PostCard } from "./PostCard";
import { PostComments, startComment } from "./PostComments";
import { PostDialogs, type PostTask } from "./PostDialogs";
import { useOpenPost } from "./use-open-post";
import { useTranslations } from "./translations";

interface PostScreenProps {
  /** The id in the address; undefined if it is invalid. */
  id: number | undefined;
  /** The current user. */
  me: Identity;
  /** The address of the feed. */
  postsHref: string;
}

/** A post's page: the whole post with its comments. */
export function PostScreen({ id, me, postsHref }: PostScreenProps) {
  const { t, lang, say } = useTranslations();
  const personName = usePersonName();
  const commentId = useAddressId("comment");
  const { openDialog, notify, banner, ...dialogs } = useDialogState<PostTask>();
  const open = useOpenPost({ postId: id, commentId });
  // The typed text stays and can be copied.
  const isGone = id === undefined || (open.gone && !unsavedChanges.exist());
  const post = isGone ? undefined : open.post;
  useReopenedForm("post", post && [post], (found) => found && openDialog({ kind: "save", post: found }));
  const toFeed = <Link href={postsHref}>{t("page.all")}</Link>;
  return (
    <Page
      title={post ? t("page.titleOf", { name: personName(post.fullname) }) : t("page.title")}
      lang={lang}
      narrow
      action={post && toFeed}
    >
      <div>
        <Banner {...banner} over />
        {isGone && <EmptyState action={toFeed}>{t("page.gone")}</EmptyState>}
        {!isGone && !post && (
          <QueryView
            query={open.query}
            loading={t("comments.loading")}
            failed={<ErrorText error={open.query.error} otherwise={say("comments.loadFailed")} />}
            skeleton={<SkeletonCards cards={2} />}
          >
            {() => null}
          </QueryView>
        )}
        {post && (
          <Stack gap={{ base: "4", md: "6" }}>
            <PostCard
              post={post}
              isFirst
              isWhole
              me={me}
              notify={notify}
              onComments={startComment}
              onEdit={() => openDialog({ kind: "save", post })}
              onDelete={() => openDialog({ kind: "delete", post })}
            />
            <PostComments open={open} post={post} commentId={commentId} me={me} notify={notify} />
          </Stack>
        )}
      </div>
      <PostDialogs {...dialogs} onSaved={(text) => dialogs.finish({ tone: "success", text })} />
    </Page>
  );
}
