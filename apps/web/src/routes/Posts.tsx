import { PostsScreen } from "@passerelle/ui/posts";
import { useIdentity } from "../dashboard/use-identity";

export function Posts() {
  return <PostsScreen me={useIdentity()} />;
}
