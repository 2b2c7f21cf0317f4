import { Box } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { ErrorText } from "../../components/ErrorText";
import { Dialog, DialogBody, DialogFooter } from "../../components/Dialog";
import { MessageBox } from "../../components/MessageBox";
import { QueryView } from "../../components/QueryView";
import { useLast } from "../../components/use-last";
import { useBanner } from "../../components/use-dialog-state";
import { CommentComposer } from "./CommentComposer";
import { CommentList } from "./CommentList";
import { PostExcerpt } from "./PostExcerpt";
import type { Post } from "./posts";
import type { OpenPost } from "./use-open-post";
import { useTranslations } from "./translations";

interface CommentsDialogProps {
  /** The post that the address names; nothing while the dialog is closed. */
  open: OpenPost | undefined;
  /** The comment that the address names: it comes into view. */
  commentId: number | undefined;
  /** Who reads. */
  me: Identity;
  onClose: () => void;
}

/** 'Commentaires sur le post': the post, what was said, and a way to answer. */
export function CommentsDialog({ open, commentId, me, onClose }: CommentsDialogProps) {
  const { t, say } = useTranslations();
  const { post, query, gone = false, commentGone = false } = useLast(open) ?? {};
  return (
    <Dialog open={!!open} onClose={onClose} title={t("comments.title")} inAddress>
      {post && <Comments key={post.id} post={post} me={me} commentId={commentId} {...{ gone, commentGone }} />}
      {!post && query && (
        <DialogBody>
          <QueryView
            query={query}
            loading={t("comments.loading")}
            failed={<ErrorText error={query.error} otherwise={say("comments.loadFailed")} />}
          >
            {() => null}
          </QueryView>
        </DialogBody>
      )}
    </Dialog>
  );
}

interface CommentsProps extends Pick<CommentsDialogProps, "commentId" | "me"> {
  post: Post;
  gone: boolean;
  commentGone: boolean;
}

function Comments({ post, me, commentId, gone, commentGone }: CommentsProps) {
  const { say } = useTranslations();
  const { notify, banner } = useBanner();
  const [added, setAdded] = useState<number>();
  const notifyOfLoss = useEffectEvent(() => notify({ tone: "info", text: say("comments.commentGone") }));
  useEffect(() => {
    if (commentGone) notifyOfLoss();
  }, [commentGone]);
  return (
    <>
      <OverTitle>
        <MessageBox {...banner} />
      </OverTitle>
      <DialogBody>
        <PostExcerpt post={post} />
        <CommentList post={post} me={me} added={added} sought={commentId} notify={notify} />
      </DialogBody>
      <DialogFooter>
        <CommentComposer postId={post.id} me={me} gone={gone} onAdded={setAdded} notify={notify} />
      </DialogFooter>
    </>
  );
}

/** News that lie over the dialog's title for a while: what one reads or writes keeps its place. */
function OverTitle({ children }: { children: ReactNode }) {
  return (
    <Box position="relative" zIndex="docked">
      <Box
        position="absolute"
        insetStart={{ base: "2", md: "4" }}
        insetEnd="14"
        top="-12"
        borderRadius="control"
        boxShadow="floating"
        _empty={{ display: "none" }}
      >
        {children}
      </Box>
    </Box>
  );
}
