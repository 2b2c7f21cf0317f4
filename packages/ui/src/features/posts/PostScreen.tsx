import { Heading, Stack, chakra } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useAddress, useAddressId } from "../../address";
import { Banner } from "../../components/feedback/Banner";
import { EmptyState } from "../../components/states/EmptyState";
import { Link } from "../../components/text/Link";
import { Page } from "../../components/layout/Page";
import { usePersonName } from "../../components/people/PersonName";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonCards } from "../../components/states/Skeletons";
import { useDialogState } from "../../components/dialogs/use-dialog-state";
import { unsavedChanges } from "../../forms/unsaved/unsaved-changes";
import { useReopenedForm } from "../../forms/drafts/form-drafts";
import { PostCard } from "./PostCard";
import { PostDialogs, type PostTask } from "./PostDialogs";
import { type OpenPost, commentPagingOf, useOpenPost } from "./use-open-post";
import { useTranslations } from "./translations";
import { Button } from "../../components/actions/Button";
import { Surface } from "../../components/layout/Surface";
import { CommentComposer } from "./CommentComposer";
import { CommentList } from "./CommentList";
import type { Post } from "./posts";
import type { LikeOptions } from "./use-like";

interface PostCommentsProps extends Pick<LikeOptions, "me" | "notify"> {
  open: OpenPost;
  post: Post;
  /** The comment in the address, which is scrolled into view. */
  commentId: number | undefined;
}

/** The comments on a post's page, and the form to add one. */
function PostComments({ open, post, commentId, me, notify }: PostCommentsProps) {
  const { t, say } = useTranslations();
  const { push, replace } = useAddress();
  const heading = useId();
  const [added, setAdded] = useState<number>();
  const notifyOfLoss = useEffectEvent(() => notify({ tone: "info", text: say("comments.commentGone") }));
  useEffect(() => {
    if (open.commentGone) notifyOfLoss();
  }, [open.commentGone]);
  const onAdded = (id: number) => {
    setAdded(id);
    // The visible comments end before the new one.
    if (open.hasLater) replace({ comment: null });
  };
  return (
    <Surface asChild>
      <section aria-labelledby={heading}>
        <Stack gap="5" px={{ base: "4", md: "6" }} py={{ base: "4", md: "5" }}>
          <Heading as="h2" id={heading} textStyle="h2">
            {t("comments.list")}
          </Heading>
          <CommentList
            {...commentPagingOf(open)}
            post={post}
            me={me}
            added={added}
            sought={commentId}
            notify={notify}
          />
          {open.hasLater && (
            <Button variant="plain" alignSelf="flex-start" onClick={() => push({ comment: null })}>
              {t("comments.newest")}
            </Button>
          )}
          <chakra.div id={composerId(post)} pt="4" borderTopWidth="1px" borderColor="line">
            <CommentComposer postId={post.id} me={me} gone={open.gone} onAdded={onAdded} notify={notify} />
          </chakra.div>
        </Stack>
      </section>
    </Surface>
  );
}

const composerId = ({ id }: Post) => `comment-on-${id}`;

/** Focuses the field for a comment on a post. */
const startComment = (post: Post) => document.getElementById(composerId(post))?.querySelector("textarea")?.focus();

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
            failed={say("comments.loadFailed")}
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
