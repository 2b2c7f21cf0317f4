import { Box } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { type ReactNode, useState } from "react";
import { Dialog, DialogBody, DialogFooter } from "../../kit/Dialog";
import { MessageBox } from "../../kit/MessageBox";
import { useLast } from "../../kit/use-last";
import { useNews } from "../../kit/use-task";
import { CommentComposer } from "./CommentComposer";
import { CommentList } from "./CommentList";
import type { Post } from "./posts";
import { useWords } from "./words";

interface CommentsDialogProps {
  /** The post as it is now; nothing while the dialog is closed. */
  post: Post | undefined;
  /** Who reads. */
  me: Identity;
  onClose: () => void;
}

/** 'Commentaires sur le post': what was said, and a way to answer (§2). */
export function CommentsDialog({ post, me, onClose }: CommentsDialogProps) {
  const { t } = useWords();
  const shown = useLast(post);
  return (
    <Dialog open={!!post} onClose={onClose} title={t("comments.title")}>
      {shown && <Comments post={shown} me={me} />}
    </Dialog>
  );
}

function Comments({ post, me }: { post: Post; me: Identity }) {
  const { tell, banner } = useNews();
  const [added, setAdded] = useState<number>();
  return (
    <>
      <OverTitle>
        <MessageBox {...banner} />
      </OverTitle>
      <DialogBody>
        <CommentList post={post} me={me} added={added} tell={tell} />
      </DialogBody>
      <DialogFooter>
        <CommentComposer postId={post.id} onAdded={setAdded} tell={tell} />
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
