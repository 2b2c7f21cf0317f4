import { PostsScreen } from "@passerelle/ui/posts";
import { useIdentity } from "../dashboard/use-identity";

export { readPostsAhead as readAhead } from "@passerelle/ui/posts";

export function Posts() {
  return <PostsScreen me={useIdentity()} />;
}
