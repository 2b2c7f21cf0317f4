import { positiveNumber } from "@passerelle/ui";
import { PostsScreen } from "@passerelle/ui/posts";
import { Navigate, useSearchParams } from "react-router-dom";
import { postPath } from "../dashboard/detail-paths";
import { useIdentity } from "../dashboard/use-identity";

export { prefetchPosts as prefetchData } from "@passerelle/ui/posts";

export function Posts() {
  const me = useIdentity();
  const [params] = useSearchParams();
  const [post, comment] = ["post", "comment"].map((name) => positiveNumber(params.get(name)));
  // Comments used this address before posts had pages.
  if (post && comment) return <Navigate to={postPath(post, comment)} replace />;
  return <PostsScreen me={me} />;
}
