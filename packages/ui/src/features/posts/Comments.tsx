import { Box, Flex, Stack } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { type ReactNode, useId, useState } from "react";
import { DialogBody, DialogFooter } from "../../components/dialogs/Dialog";
import { MessageBox } from "../../components/feedback/MessageBox";
import { useBanner } from "../../components/dialogs/use-dialog-state";
import { CommentComposer } from "./CommentComposer";
import { CommentList } from "./CommentList";
import type { Post } from "./posts";
import { type OpenPost, commentPagingOf } from "./use-open-post";
import { Avatar, avatarUrl } from "../../components/people/Avatar";
import { useHrefs } from "../../components/text/hrefs";
import { Author } from "./Author";
import { PostText } from "./PostText";

/** The post above its comments, for readers who follow a notification or a link and have not seen the feed. */
function PostContext({ post }: { post: Post }) {
  const author = useId();
  const hrefs = useHrefs();
  return (
    <Stack as="section" aria-labelledby={author} gap="3" pb="5" mb="5" borderBottomWidth="1px" borderColor="line">
      <Flex align="center" gap="3">
        <Avatar name={post.fullname} src={avatarUrl(post.avatar)} size="sm" />
        <Author of={post} id={author} href={hrefs?.post(post.id)} />
      </Flex>
      <PostText text={post.text} />
    </Stack>
  );
}

/** A post's comments and the form to add one. */
export function Comments({ open, post, me }: { me: Identity; open: OpenPost; post: Post }) {
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
