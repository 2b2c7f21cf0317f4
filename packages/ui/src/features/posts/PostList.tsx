import { Flex, Skeleton, Stack } from "@chakra-ui/react";
import { Pages, type Paging } from "../../components/lists/Pages";
import { SkeletonText } from "../../components/states/Skeletons";
import { Surface } from "../../components/layout/Surface";
import { type PostActions, PostCard } from "./PostCard";
import type { Post } from "./posts";
import { useTranslations } from "./translations";

interface PostListProps extends PostActions {
  paging: Paging<Post>;
}

export function PostList({ paging, ...actions }: PostListProps) {
  const { t } = useTranslations();
  return (
    <Pages {...paging} skeleton={<PostsToCome />}>
      {(posts) => (
        <Stack as="ul" aria-label={t("title")} listStyleType="none" gap={{ base: "4", md: "6" }}>
          {posts.map((post, index) => (
            <li key={post.id}>
              <PostCard post={post} isFirst={index === 0} {...actions} />
            </li>
          ))}
        </Stack>
      )}
    </Pages>
  );
}

function PostsToCome() {
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      {["first", "second", "third"].map((place) => (
        <Surface key={place} px={{ base: "4", md: "6" }} py={{ base: "4", md: "5" }}>
          <Flex align="center" gap="3" mb="4">
            <Skeleton boxSize="10" borderRadius="full" />
            <Skeleton h="4" width="12rem" />
          </Flex>
          <SkeletonText lines={2} />
          <Skeleton h="6" width="7rem" mt="5" />
        </Surface>
      ))}
    </Stack>
  );
}
