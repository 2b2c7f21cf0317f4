import { Flex, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { Avatar } from "../../components/people/Avatar";
import { avatarUrl } from "../../components/people/avatar-url";
import { useHrefs } from "../../components/text/hrefs";
import { Author } from "./Author";
import type { Post } from "./posts";
import { PostText } from "./PostText";

/** The post above its comments, for readers who follow a notification or a link and have not seen the feed. */
export function PostContext({ post }: { post: Post }) {
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
