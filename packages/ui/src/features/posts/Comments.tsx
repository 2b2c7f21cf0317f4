import { Box } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { DialogBody, DialogFooter } from "../../components/Dialog";
import { MessageBox } from "../../components/MessageBox";
import { useBanner } from "../../components/use-dialog-state";
import { CommentComposer } from "./CommentComposer";
import { CommentList } from "./CommentList";
import { PostExcerpt } from "./PostExcerpt";
import type { Post } from "./posts";
import { useTranslations } from "./translations";

interface CommentsProps {
  me: Identity;
  commentId: number | undefined;
  post: Post;
  /** Earlier comments are asked for than those that are known. */
  onEarlier: () => void;
  gone: boolean;
  commentGone: boolean;
}

/** What was said about a post, and a way to answer. */
export function Comments({ post, me, commentId, onEarlier, gone, commentGone }: CommentsProps) {
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
        <CommentList post={post} me={me} added={added} sought={commentId} onEarlier={onEarlier} notify={notify} />
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
