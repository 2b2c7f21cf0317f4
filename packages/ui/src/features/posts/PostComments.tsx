import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useAddress } from "../../address";
import { Button } from "../../components/actions/Button";
import { Surface } from "../../components/layout/Surface";
import { CommentComposer } from "./CommentComposer";
import { CommentList } from "./CommentList";
import type { Post } from "./posts";
import type { LikeOptions } from "./use-like";
import { type OpenPost, commentPagingOf } from "./use-open-post";
import { useTranslations } from "./translations";

interface PostCommentsProps extends Pick<LikeOptions, "me" | "notify"> {
  open: OpenPost;
  post: Post;
  /** The comment in the address, which is scrolled into view. */
  commentId: number | undefined;
}

/** The comments on a post's page, and the form to add one. */
export function PostComments({ open, post, commentId, me, notify }: PostCommentsProps) {
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
export const startComment = (post: Post) =>
  document.getElementById(composerId(post))?.querySelector("textarea")?.focus();
