import { Box } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { type ReactNode, useState } from "react";
import { DialogBody, DialogFooter } from "../../components/dialogs/Dialog";
import { MessageBox } from "../../components/feedback/MessageBox";
import { useBanner } from "../../components/dialogs/use-dialog-state";
import { CommentComposer } from "./CommentComposer";
import { CommentList } from "./CommentList";
import { PostContext } from "./PostContext";
import type { Post } from "./posts";
import { type OpenPost, commentPagingOf } from "./use-open-post";

interface CommentsProps {
  me: Identity;
  open: OpenPost;
  post: Post;
}

/** A post's comments and the form to add one. */
export function Comments({ open, post, me }: CommentsProps) {
  const { notify, banner } = useBanner();
  const [added, setAdded] = useState<number>();
  return (
    <>
      <OverTitle>
        <MessageBox {...banner} />
      </OverTitle>
      <DialogBody>
        <PostContext post={post} />
        <CommentList {...commentPagingOf(open)} post={post} me={me} added={added} notify={notify} />
      </DialogBody>
      <DialogFooter>
        <CommentComposer postId={post.id} me={me} gone={open.gone} onAdded={setAdded} notify={notify} />
      </DialogFooter>
    </>
  );
}

/** Messages that temporarily cover the dialog's title, so that the content does not move. */
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
